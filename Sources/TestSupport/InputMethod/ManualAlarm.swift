public import InputMethod

/// An alarm of `ManualAlarmClock`.
public final class ManualAlarm: Alarm {
  let time: Duration
  private var body: (() -> Void)?

  init(time: Duration, body: @escaping () -> Void) {
    self.time = time
    self.body = body
  }

  var isSet: Bool { body != nil }

  func ring() {
    let body = self.body
    self.body = nil
    body?()
  }

  public func cancel() { body = nil }
}
