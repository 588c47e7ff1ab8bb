import DictationService
import GLibRuntime

/// Time that passes when a test says so.
@GLibActor
final class ManualClock: AlarmClock {
  private var now: Duration = .zero
  private var alarms: [ManualAlarm] = []

  nonisolated init() {}

  /// How many alarms are set: none means that idling costs no wakeups.
  var pending: Int { alarms.count }

  func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) -> any Alarm {
    let alarm = ManualAlarm(due: now + delay, body) { [weak self] alarm in self?.alarms.removeAll { $0 === alarm } }
    alarms.append(alarm)
    return alarm
  }

  func advance(by duration: Duration) {
    now += duration
    while let next = alarms.indices.filter({ alarms[$0].due <= now }).min(by: { alarms[$0].due < alarms[$1].due }) {
      alarms.remove(at: next).body()
    }
  }

  private final class ManualAlarm: Alarm {
    let due: Duration
    let body: @GLibActor () -> Void
    private let remove: @GLibActor (ManualAlarm) -> Void

    init(due: Duration, _ body: @escaping @GLibActor () -> Void, remove: @escaping @GLibActor (ManualAlarm) -> Void) {
      self.due = due
      self.body = body
      self.remove = remove
    }

    func cancel() { remove(self) }
  }
}
