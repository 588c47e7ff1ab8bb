public import Wording

/// Why a text is not given to a model at all.
public enum RewriteSkip: String, Hashable, Sendable {
  /// A model has nothing to mend in a few words.
  case short
  /// Nobody waits as long as a model takes for so many.
  case long
  /// Terminals, addresses and numbers are written as they are said.
  case field

  static let fewestWords = 5
  static let mostWords = 2000

  /// nil for a field whose texts may be worth it.
  public init?(in field: FieldKind) {
    switch field {
    case .terminal, .url, .email, .number, .phone: self = .field
    case .normal, .name, .search: return nil
    }
  }

  /// nil for a text that is worth it.
  public init?(_ text: String, in field: FieldKind) {
    if let skip = RewriteSkip(in: field) {
      self = skip
      return
    }
    let words = text.split(whereSeparator: \.isWhitespace).count
    if words < Self.fewestWords {
      self = .short
    } else if words > Self.mostWords {
      self = .long
    } else {
      return nil
    }
  }
}
