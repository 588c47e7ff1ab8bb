import Localization

/// A key in the settings that IBus does not know.
public struct KeyNameError: Error, Hashable, Sendable {
  /// All that was written for this key.
  public var text: String
  /// The part of it that means nothing.
  public var unknown: String
  public var isModifier: Bool

  /// - Parameter setting: the key of the schema, such as `hold-keys`.
  public func sentence(setting: String) -> String {
    let part = isModifier ? "modifier" : "key"
    let remedy =
      isModifier
      ? localized("use Control, Shift, Alt, Super, Hyper or Meta")
      : localized("write a key as IBus names it, such as Control_R, F9 or space")
    guard unknown != text else {
      return localized("The setting \(setting) names an unknown \(part) \"\(text)\"; \(remedy).")
    }
    return localized(
      "The setting \(setting) has \"\(text)\", in which the \(part) \"\(unknown)\" is unknown; \(remedy).")
  }
}
