/// Decides what the number that begins at a word is (a date, a time, a price …) and how that is written. One kind a file.
struct NumberWriter {
  let reader: NumberReader
  let rules: LanguageRules
  let format: NumberFormat
  let isBare: Bool

  typealias Replacement = (tokens: [Token], end: Int)

  func replacement(at index: Int) -> Replacement? {
    let token = reader.tokens[index]
    guard token.isPlainWord, mayBegin(token) else { return nil }
    if let phrase = fixedPhrase(at: index) { return phrase }
    if let moment = clockIdiom(at: index) ?? ratio(at: index) ?? date(at: index) ?? time(at: index) { return moment }
    return version(at: index) ?? digitRun(at: index) ?? range(at: index) ?? year(at: index) ?? ambiguousRow(at: index)
      ?? ordinal(at: index) ?? amount(at: index)
  }

  /// Most words begin no number: one look decides.
  private func mayBegin(_ token: Token) -> Bool {
    if token.lexeme.number != nil { return true }
    if !token.lexeme.roles.isDisjoint(with: [.zero, .minus, .month, .countCue, .clockPart, .pointWord]) { return true }
    guard let first = token.key.utf8.first else { return false }
    return (0x30...0x39).contains(first) || token.key.utf8.contains(UInt8(ascii: "-")) || token.key == "a"
      || rules.isMultiple(token.key)
  }

  /// The words as they are: no other kind may take them apart.
  func kept(_ range: Range<Int>) -> Replacement { (Array(reader.tokens[range]), range.upperBound) }

  func written(_ text: String, _ range: Range<Int>) -> Token {
    reader.tokens[range.lowerBound].rewritten(text, throughEndOf: reader.tokens[range.upperBound - 1])
  }

  func mark(_ text: String, behind token: Token, by origin: Token.Origin) -> Token {
    var mark = token.rewritten(text)
    mark.kind = .mark
    mark.origin = origin
    mark.gluesToPrevious = true
    mark.gluesToNext = false
    return mark
  }

  /// A word as the language writes it: a month, "Version".
  func proper(_ index: Int) -> Token {
    var token = reader.tokens[index]
    token.text = token.lexeme.written ?? token.text
    return token
  }

  /// The recognizer wrote digits itself: "25", "3.5", "1,000".
  func numeral(_ index: Int) -> String? {
    guard let token = reader.token(index), token.isPlainWord, token.text.first?.isNumber == true,
      token.text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }),
      token.text.last?.isNumber == true
    else { return nil }
    return token.text
  }
}
