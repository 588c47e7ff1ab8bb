public import GLibRuntime

/// The timers of the main loop.
@GLibActor
public final class LoopAlarmClock: AlarmClock {
  public init() {}

  public func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) -> any Alarm {
    LoopTimer.after(delay, body)
  }
}

extension LoopTimer: Alarm {}
