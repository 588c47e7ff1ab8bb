internal import Glibc

/// Time for deadlines: the machine's in the program, moved by hand in tests.
public protocol TransferClock: Sendable {
  /// Monotonic, from an arbitrary start.
  var now: Duration { get }
  /// Calls `body` whenever `now` moved in another way than by time passing.
  func onJump(_ body: @escaping @Sendable () -> Void)
}

/// The machine's monotonic clock.
public struct MachineClock: TransferClock {
  public init() {}

  public var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  public func onJump(_ body: @escaping @Sendable () -> Void) {}
}
