/// A line from a text field application (`Tests/Fixtures/fields.py`).
public struct FieldAppEvent: Decodable, Sendable, CustomStringConvertible {
  public enum Kind: String, Decodable, Sendable {
    /// The window is on the screen; `window` is its number where it is an X window.
    case ready
    case text
    case preedit
    /// The focus inside the window.
    case focus
    /// The window became, or is no longer, the active one.
    case active
    /// A key was let go, and no input method wanted it.
    case released
    case answer
  }

  public var event: Kind
  public var field: TextFieldApp.Field?
  public var text: String?
  public var window: UInt64?
  public var on: Bool?
  public var number: Int?
  public var keysym: UInt32?

  /// Short: long texts and the many events before a failure are to be read.
  public var description: String {
    let parts = [
      event.rawValue, field?.rawValue, text.map { "“\($0.prefix(80))”" }, on.map { $0 ? "on" : "off" },
      keysym.map { "\($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
