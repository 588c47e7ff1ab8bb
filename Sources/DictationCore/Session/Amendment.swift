/// What is done about what was dictated last.
public enum Amendment: Hashable, Sendable {
  /// Takes back its last change, or itself.
  case undo
  case recase(LetterCase)
  /// Puts it where the caret is now.
  case insertAgain
  /// Offers its other versions.
  case review
  /// Puts a version of it in its place.
  case replace(Draft)
}

extension DictationCommand {
  /// Nil for what is no matter of the field.
  public var amendment: Amendment? {
    switch self {
    case .undo: .undo
    case .recase(let letters): .recase(letters)
    case .tone: nil
    }
  }
}
