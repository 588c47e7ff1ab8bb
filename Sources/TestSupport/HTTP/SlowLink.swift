import Dispatch
import Glibc
import Synchronization
import Threads

/// A line to a server on this machine that is as slow as one to another town: everything takes half of the round trip, and
/// what goes up goes at a limited rate. The first bytes of a connection wait one round trip more, for its handshake.
public final class SlowLink: Sendable {
  public let port: Int
  private let listener: Int32

  /// - Parameter upload: bytes a second; nil for no limit.
  public init(to target: Int, roundTrip: Duration, upload: Int? = nil) throws {
    (listener, port) = try LoopbackSocket.listen()
    detachThread { [listener] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { break }
        guard let server = LoopbackSocket.connect(port: target) else {
          close(client)
          continue
        }
        LoopbackSocket.undelayed(client)
        let (near, far) = (End(client), End(server))
        Self.relay(near, far, delay: roundTrip / 2, handshake: roundTrip, rate: upload)
        Self.relay(far, near, delay: roundTrip / 2, handshake: .zero, rate: nil)
      }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Closed when neither direction needs it any more.
  private final class End: Sendable {
    let socket: Int32
    init(_ socket: Int32) { self.socket = socket }
    deinit { close(socket) }
  }

  /// Bytes under way, in order, each block with the time at which it is there; an empty one is the end.
  private final class Line: Sendable {
    private let blocks = Mutex<[([UInt8], ContinuousClock.Instant)]>([])
    private let count = DispatchSemaphore(value: 0)

    func give(_ bytes: [UInt8], at time: ContinuousClock.Instant) {
      blocks.withLock { $0.append((bytes, time)) }
      count.signal()
    }

    func take() -> ([UInt8], ContinuousClock.Instant) {
      count.wait()
      return blocks.withLock { $0.removeFirst() }
    }
  }

  private static func relay(_ from: End, _ to: End, delay: Duration, handshake: Duration, rate: Int?) {
    let line = Line()
    let start = ContinuousClock.now + handshake
    detachThread {
      var free = start
      var block = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(from.socket, &block, block.count, 0)
        guard count > 0 else { break }
        free = max(free, .now)
        if let rate { free += .seconds(Double(count) / Double(rate)) }
        line.give(Array(block[..<count]), at: free + delay)
      }
      line.give([], at: max(free, .now) + delay)
    }
    detachThread {
      while true {
        let (bytes, time) = line.take()
        let wait = ContinuousClock.now.duration(to: time)
        if wait > .zero { usleep(UInt32(wait / .microseconds(1))) }
        guard !bytes.isEmpty, LoopbackSocket.write(bytes, to: to.socket) else { break }
      }
      shutdown(to.socket, Int32(SHUT_WR))
      // Where the other side went first, there is nobody left to read for.
      shutdown(from.socket, Int32(SHUT_RD))
    }
  }
}
