/// What a field takes, as far as the wording cares. Raw values are those of `utter clean --field`.
public enum FieldKind: String, Hashable, Sendable, CaseIterable {
  case normal
  case terminal
  case url
  case email
  case number
  case phone
  case name
  case search

  /// Dictated line breaks are kept; everywhere else they become a space (in a terminal they would submit).
  public var keepsLineBreaks: Bool { self == .normal }

  /// A space follows the text where nothing is known of what stands to the right, as on a phone keyboard.
  var takesTrailingSpace: Bool {
    switch self {
    case .normal, .name, .search: true
    case .terminal, .url, .email, .number, .phone: false
    }
  }

  /// One value without spaces: nothing is put between the text and what stands there.
  var isSingleToken: Bool {
    switch self {
    case .url, .email, .number, .phone: true
    case .normal, .terminal, .name, .search: false
    }
  }

  /// Sentences stand here, so they begin with a capital.
  var capitalizesSentences: Bool {
    switch self {
    case .normal, .name, .search: true
    case .terminal, .url, .email, .number, .phone: false
    }
  }

  /// A full stop that only a model guessed is wanted here.
  var keepsGuessedStop: Bool { self == .normal }
}
