import Localization

/// Something in a dictionary that cannot be used. It stays in the file as it is.
public struct DictionaryProblem: Hashable, Sendable {
  public enum Cause: Error, Hashable, Sendable {
    case unknownKind(String)
    case nothingWritten
    case openQuote
    case tooLong
    /// The lines from here on are more than are used.
    case tooMany
  }

  /// From 1.
  public let line: Int
  public let cause: Cause

  public var sentence: String {
    switch cause {
    case .unknownKind(let kind):
      localized("Line \(line) is left out: “\(kind)” is none of the kinds word, replacement and snippet.")
    case .nothingWritten: localized("Line \(line) is left out: write what is said, a comma, and what is to be written.")
    case .openQuote: localized("Line \(line) is left out: a quotation mark is opened and not closed.")
    case .tooLong: localized("Line \(line) is left out: it is longer than \(DictionaryLimits.longestField) characters.")
    case .tooMany:
      localized("The lines from \(line) on are not used: a dictionary has at most \(DictionaryLimits.entries) entries.")
    }
  }
}
