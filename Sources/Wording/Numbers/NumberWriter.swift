/// Decides what the number that begins at a word is (a date, a time, a price …) and how that is written. One kind a file.
struct NumberWriter {
  let reader: NumberReader
  let rules: LanguageRules
  let format: NumberFormat
  let isBare: Bool

  typealias Replacement = (tokens: [Token], end: Int)

  func replacement(at index: Int) -> Replacement? {
    let token = reader.tokens[index]
    guard token.isPlainWord else { return nil }
    if token.lexeme == Lexeme(), token.key.first?.isNumber != true, !token.key.utf8.contains(UInt8(ascii: "-")),
      token.key != "a", !rules.isMultiple(token.key)
    {
      return nil
    }
    return clockIdiom(at: index) ?? date(at: index) ?? time(at: index) ?? version(at: index) ?? digitRun(at: index)
      ?? range(at: index) ?? year(at: index) ?? ordinal(at: index) ?? amount(at: index)
  }

  /// The words as they are: no other kind may take them apart.
  func kept(_ range: Range<Int>) -> Replacement { (Array(reader.tokens[range]), range.upperBound) }

  func written(_ text: String, _ range: Range<Int>) -> Token {
    reader.tokens[range.lowerBound].rewritten(text, throughEndOf: reader.tokens[range.upperBound - 1])
  }

  func comma(behind token: Token) -> Token {
    var comma = token.rewritten(",")
    comma.kind = .mark
    comma.origin = .speaker
    comma.gluesToPrevious = true
    comma.gluesToNext = false
    return comma
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
