public import DictationCore

extension LetterCase {
  /// `text` with all its words in this case.
  public func applied(to text: String) -> String {
    switch self {
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .capital:
      var startsWord = true
      return text.reduce(into: "") { result, character in
        result += startsWord && character.isLetter ? character.uppercased() : String(character)
        startsWord = character.isWhitespace || (startsWord && !character.isLetter && !character.isNumber)
      }
    }
  }
}
