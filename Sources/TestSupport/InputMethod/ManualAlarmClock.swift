public import InputMethod

/// Time that passes when it is told to. Alarms ring in the order of their times.
public final class ManualAlarmClock: AlarmClock {
  public private(set) var now: Duration
  private var alarms: [ManualAlarm] = []

  public init(now: Duration = .seconds(1000)) { self.now = now }

  public func schedule(after delay: Duration, _ body: @escaping () -> Void) -> any Alarm {
    let alarm = ManualAlarm(time: now + delay, body: body)
    alarms.append(alarm)
    return alarm
  }

  /// Rings everything that is due in between, each at its own time.
  public func advance(by interval: Duration) {
    let end = now + interval
    while let next = next, next.time <= end {
      now = max(now, next.time)
      next.ring()
    }
    now = end
  }

  /// When something will ring, or nil while nothing is waited for.
  public var nextAlarm: Duration? { next?.time }

  private var next: ManualAlarm? {
    alarms.removeAll { !$0.isSet }
    return alarms.min { $0.time < $1.time }
  }
}
