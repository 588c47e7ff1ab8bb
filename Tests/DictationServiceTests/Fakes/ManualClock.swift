import DictationService
import GLibRuntime

/// Time that passes when a test says so.
@GLibActor
final class ManualClock: AlarmClock {
  private var now: Duration = .zero
  private var alarms: [(due: Duration, body: @GLibActor () -> Void)] = []

  nonisolated init() {}

  /// How many alarms are set: none means that idling costs no wakeups.
  var pending: Int { alarms.count }

  func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) { alarms.append((now + delay, body)) }

  func advance(by duration: Duration) {
    now += duration
    while let next = alarms.indices.filter({ alarms[$0].due <= now }).min(by: { alarms[$0].due < alarms[$1].due }) {
      alarms.remove(at: next).body()
    }
  }
}
