/// Something that a log may not show: dictated text, the name of a window, the text around the caret.
///
/// It prints as `<private>` at every level. `UTTER_LOG_PRIVATE=1` in the environment of the process shows it, for
/// somebody who looks for a fault in dictations of their own. Passwords and API keys are not logged at all, not even
/// wrapped.
public struct Private<Value: Sendable>: Sendable, CustomStringConvertible {
  private let value: Value
  private let isShown: Bool

  public init(_ value: Value) {
    self.init(value, isShown: PrivateValues.areShown)
  }

  init(_ value: Value, isShown: Bool) {
    self.value = value
    self.isShown = isShown
  }

  public var description: String { isShown ? "\(value)" : "<private>" }
}

/// So that `dump` and string reflection show no more than `description` does.
extension Private: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}

enum PrivateValues {
  static let areShown = environmentValue("UTTER_LOG_PRIVATE") == "1"
}
