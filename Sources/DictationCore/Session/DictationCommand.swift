/// What the speaker asked for instead of saying a text, as a whole utterance.
public enum DictationCommand: Hashable, Sendable {
  /// Take the last dictation out again.
  case undo
  /// Write the last dictation in another case.
  case recase(LetterCase)
  /// Write what follows in that tone; settled by the service.
  case tone(String)

  /// As programs are told: `undo`, `all-caps`, `cap`, `no-caps`, `tone NAME`.
  public var name: String {
    switch self {
    case .undo: "undo"
    case .recase(let letters): letters.rawValue
    case .tone(let tone): Self.tonePrefix + tone
    }
  }

  /// Nil for a name that this version does not know.
  public init?(name: String) {
    if name == "undo" {
      self = .undo
    } else if let letters = LetterCase(rawValue: name) {
      self = .recase(letters)
    } else if name.hasPrefix(Self.tonePrefix), name.count > Self.tonePrefix.count {
      self = .tone(String(name.dropFirst(Self.tonePrefix.count)))
    } else {
      return nil
    }
  }

  private static let tonePrefix = "tone "
}
