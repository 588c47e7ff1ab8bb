/// What a few words are about, as far as a correction must be of the same kind.
enum SpokenKind: Hashable {
  case number
  case time
  case weekday
  case date
  case name

  /// The kind that begins at `start`, and the index behind it.
  ///
  /// - Parameter takesUnknownWords: any word that the language's list of common words lacks may be a name.
  static func read(_ tokens: [Token], from start: Int, takesUnknownWords: Bool) -> (SpokenKind, Int)? {
    guard tokens[start].isWord else { return nil }
    if tokens[start].has(.weekday) {
      let number = start + 1 < tokens.count && tokens[start + 1].has(.determiner) ? start + 2 : start + 1
      return (.weekday, numberEnd(tokens, from: number) ?? start + 1)
    }
    if tokens[start].has(.month), let end = numberEnd(tokens, from: start + 1) { return (.date, end) }
    if tokens[start].has(.month), !tokens[start].has(.ambiguousMonth) { return (.date, start + 1) }
    if let end = numberEnd(tokens, from: start) {
      return end < tokens.count && isDayHalf(tokens, end) ? (.time, end + dayHalfLength(tokens, end)) : (.number, end)
    }
    let nameEnd = tokens[start...].prefix(while: isNameShaped).endIndex
    if nameEnd > start { return (.name, nameEnd) }
    return takesUnknownWords && isUnknownWord(tokens[start]) ? (.name, start + 1) : nil
  }

  static func isUnit(_ token: Token) -> Bool { token.has([.unit, .currency, .percent]) }

  private static func numberEnd(_ tokens: [Token], from start: Int) -> Int? {
    var end = start
    while end < tokens.count, tokens[end].isPlainWord, isNumber(tokens[end]) { end += 1 }
    while end < tokens.count - 1, end > start, tokens[end].has([.pointWord, .connector, .zero]),
      isNumber(tokens[end + 1])
    {
      end += 1
      while end < tokens.count, tokens[end].isPlainWord, isNumber(tokens[end]) { end += 1 }
    }
    return end > start ? end : nil
  }

  private static func isNumber(_ token: Token) -> Bool {
    token.isPlainWord
      && (token.lexeme.number != nil
        || token.key.first?.isNumber == true && token.key.allSatisfy { $0.isNumber || $0 == ":" })
  }

  private static func isDayHalf(_ tokens: [Token], _ index: Int) -> Bool {
    ["am", "pm", "a.m.", "p.m."].contains(tokens[index].key)
      || index + 1 < tokens.count && ["a", "p"].contains(tokens[index].key) && tokens[index + 1].key == "m"
  }

  private static func dayHalfLength(_ tokens: [Token], _ index: Int) -> Int {
    tokens[index].key.count == 1 ? 2 : 1
  }

  private static func isNameShaped(_ token: Token) -> Bool {
    // A word of the dictionary is settled, and most are names.
    guard token.isWord, token.origin != .speaker, let first = token.text.first, first.isUppercase,
      !token.text.contains(where: \.isWhitespace)
    else { return false }
    return !Casing.isPronounI(token.text[...]) && token.lexeme.roles.isEmpty
  }

  /// A recognizer without capitals writes names like words; one that no list knows may be a name.
  private static func isUnknownWord(_ token: Token) -> Bool {
    token.isPlainWord && token.lexeme == Lexeme() && token.key.utf8.count > 2 && token.key.allSatisfy(\.isLetter)
  }
}
