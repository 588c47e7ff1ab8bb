public import GLibRuntime

/// The timers of the main loop.
@GLibActor
public final class LoopAlarmClock: AlarmClock {
  public init() {}

  public func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) { LoopTimer.after(delay, body) }
}
