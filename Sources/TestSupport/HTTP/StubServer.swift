import Glibc
import Synchronization
import Threads

/// An HTTP/1.1 server on the loopback interface that plays every fault a server can have, so it stands on bare sockets: a
/// proper server library would refuse to.
public final class StubServer: Sendable {
  /// What to do about a request once it was read.
  public typealias Behaviour = @Sendable (StubRequest) -> StubAnswer

  struct State {
    var behaviour: Behaviour
    /// Asked with the head of a request; an answer is given before the body was read.
    var early: (@Sendable (StubRequest) -> StubAnswer?)?
    /// The connection breaks once so many bytes of a streamed body were read.
    var breaksAfter: Int?
    var connections: [Int32] = []
    var count = 0
    var isStopped = false
  }

  private let state: Mutex<State>
  private let listener: Int32
  public let port: Int
  /// Every request that was read to its end.
  public let requests = EventLog<StubRequest>("requests")

  public init(_ behaviour: @escaping Behaviour) throws {
    state = Mutex(State(behaviour: behaviour))
    (listener, port) = try LoopbackSocket.listen()
    detachThread { [weak self, listener] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, let self else { break }
        serve(connection)
      }
      close(listener)
    }
  }

  deinit { stop() }

  public var address: String { "http://127.0.0.1:\(port)" }

  public func onRequest(_ behaviour: @escaping Behaviour) { state.withLock { $0.behaviour = behaviour } }

  /// - Parameter behaviour: nil for a request that is to be read first.
  public func beforeBody(_ behaviour: @escaping @Sendable (StubRequest) -> StubAnswer?) {
    state.withLock { $0.early = behaviour }
  }

  public func breakStreams(after bytes: Int) { state.withLock { $0.breaksAfter = bytes } }

  /// How many connections there were so far.
  public var connectionCount: Int { state.withLock { $0.count } }

  /// Ends every connection, also those that wait for a next request.
  public func dropConnections() {
    state.withLock { state in
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  public func stop() {
    let isFirst = state.withLock { state in
      defer { state.isStopped = true }
      return !state.isStopped
    }
    guard isFirst else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    dropConnections()
  }

  private func serve(_ socket: Int32) {
    let number = state.withLock { state in
      state.connections.append(socket)
      state.count += 1
      return state.count
    }
    detachThread { [weak self] in
      let connection = StubConnection(socket, number: number)
      while let current = self?.state.withLock({ $0 }), !current.isStopped,
        let request = connection.request(early: current.early, breaksAfter: current.breaksAfter)
      {
        // The newest behaviour: a test may have changed it while the request was on its way.
        guard let behaviour = self?.state.withLock({ $0.behaviour }) else { break }
        self?.requests.append(request)
        guard connection.send(behaviour(request), to: request) else { break }
      }
      self?.state.withLock { $0.connections.removeAll { $0 == socket } }
      close(socket)
    }
  }
}
