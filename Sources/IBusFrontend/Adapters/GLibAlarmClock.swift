public import GLibRuntime
public import InputMethod

/// Real time for the input method.
@GLibActor
public final class GLibAlarmClock: @GLibActor AlarmClock {
  public init() {}

  public var now: Duration { MonotonicTime.now }

  public func schedule(after delay: Duration, _ body: @escaping () -> Void) -> any Alarm {
    LoopAlarm(LoopTimer.after(delay) { body() })
  }
}

@GLibActor
private final class LoopAlarm: @GLibActor Alarm {
  private let timer: LoopTimer

  init(_ timer: LoopTimer) { self.timer = timer }

  func cancel() { timer.cancel() }
}
