public import HTTP
import Synchronization

/// Deadlines that pass when a test says so.
public final class ManualTransferClock: TransferClock {
  private struct State {
    var now = Duration.seconds(1000)
    var listeners: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Duration { state.withLock { $0.now } }

  public func onJump(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.listeners.append(body) } }

  public func advance(by time: Duration) {
    let listeners = state.withLock { state in
      state.now += time
      return state.listeners
    }
    for listener in listeners { listener() }
  }
}
