public import GLibRuntime

/// The timers of the main loop.
@GLibActor
public final class LoopClock: HostClock {
  public init() {}

  public var now: Duration { MonotonicTime.now }

  public func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) -> any HostAlarm {
    LoopTimer.after(delay, body)
  }
}

extension LoopTimer: HostAlarm {}
