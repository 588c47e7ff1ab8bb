import GLibRuntime
import RecognizerHost
import TestSupport

/// Time that passes when a test says so.
@GLibActor
final class ManualHostClock: HostClock {
  private final class Alarm: HostAlarm {
    let time: Duration
    var body: (@GLibActor () -> Void)?

    init(time: Duration, body: @escaping @GLibActor () -> Void) {
      self.time = time
      self.body = body
    }

    func cancel() { body = nil }
  }

  private(set) var now = Duration.zero
  /// The delays that were asked for.
  let asked = EventLog<Duration>("alarms")
  private var alarms: [Alarm] = []

  func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) -> any HostAlarm {
    let alarm = Alarm(time: now + delay, body: body)
    alarms.append(alarm)
    asked.append(delay)
    return alarm
  }

  /// Whether anything would ring if time went on.
  var isSilent: Bool { alarms.allSatisfy { $0.body == nil } }

  func advance(by duration: Duration) {
    let end = now + duration
    while let next = alarms.filter({ $0.body != nil && $0.time <= end }).min(by: { $0.time < $1.time }) {
      now = max(now, next.time)
      let body = next.body
      next.body = nil
      body?()
    }
    now = end
    alarms.removeAll { $0.body == nil }
  }

  /// Waits until an alarm with this delay was asked for.
  func waitForAlarm(after delay: Duration) async throws {
    _ = try await asked.wait(for: "an alarm after \(delay)") { $0.contains(delay) ? true : nil }
  }
}
