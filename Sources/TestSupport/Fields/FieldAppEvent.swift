/// A line from a text field application (`Tests/Fixtures/fields.py`).
public struct FieldAppEvent: Decodable, Sendable {
  public enum Kind: String, Decodable, Sendable {
    /// The window is on the screen; `window` is its number where it is an X window.
    case ready
    case text
    case preedit
    /// The focus inside the window.
    case focus
    /// The window became, or is no longer, the active one.
    case active
    case answer
  }

  public var event: Kind
  public var field: TextFieldApp.Field?
  public var text: String?
  public var window: UInt64?
  public var on: Bool?
  public var number: Int?
}
