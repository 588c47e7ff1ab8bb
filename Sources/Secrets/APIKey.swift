/// The key of a web service. It says itself nowhere: not in a description, a reflection or an interpolation.
public struct APIKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private let text: String

  /// Space around it is dropped.
  /// - Returns: nil for what cannot stand in a header: nothing, or other than printable ASCII.
  public init?(_ text: String) {
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    guard !trimmed.isEmpty, trimmed.allSatisfy({ $0.asciiValue.map { (0x21...0x7E).contains($0) } ?? false }) else {
      return nil
    }
    self.text = String(trimmed)
  }

  public var description: String { "(key)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// For the request header, and for the keyring.
  public var revealed: String { text }
}
