/// What a client counts when it says where the caret is in the surrounding text.
public enum OffsetUnit: Hashable, Sendable {
  /// Unicode scalars, as IBus asks for.
  case characters
  case utf8Bytes
  case utf16Units

  /// How many of these units `text` has.
  public func count(of text: some StringProtocol) -> Int {
    switch self {
    case .characters: text.unicodeScalars.count
    case .utf8Bytes: text.utf8.count
    case .utf16Units: text.utf16.count
    }
  }
}
