/// Turns spoken punctuation and layout into marks where they are marks, and leaves them as words where they are words.
/// A mark that the speaker spoke wins over one that a model guessed beside it.
struct MarkStep: Step {
  let name = "spoken marks"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    var tokens = passage.tokens
    guard tokens.contains(where: { $0.has([.startsMark, .startsCue]) }) else { return }
    let isTerminal = passage.field == .terminal
    var writer = MarkWriter(field: passage.field, capacity: tokens.count)
    var index = 0
    while index < tokens.count {
      if let escaped = escapedPhrase(in: tokens, at: index) {
        for token in tokens[(index + 1)..<escaped] { writer.write(settled: token) }
        index = escaped
      } else if let (mark, end) = mark(in: tokens, at: index, behind: writer), !isTerminal || mark.isBreak {
        let isContraction = end < tokens.count && Self.contractions.contains(tokens[end].key)
        writer.write(mark, from: tokens[index], through: tokens[end - 1], beforeContraction: isContraction)
        index = writer.indexAfterGuessedMarks(behind: mark, in: tokens, from: end)
        if index < tokens.count, mark.continuesSentence, tokens[end..<index].contains(where: \.endsSentence),
          SafeCase(rules: rules).mayBeLowered(tokens[index])
        {
          // Its capital came from the end of a sentence that was none.
          tokens[index].text = tokens[index].text.lowercased()
        }
      } else {
        writer.write(tokens[index])
        index += 1
      }
    }
    passage.tokens = joined(writer.tokens)
  }

  /// "well hyphen known" is one word now, and the steps that follow read it as one.
  private func joined(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.joinsPrevious || $0.joinsNext && $0.kind == .mark }) else { return tokens }
    var words: [Token] = []
    words.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      guard let end = words.indices.last, token.joins(words[end]), !isNumeric(tokens, at: index) else {
        words.append(token)
        continue
      }
      words[end].kind = .word
      words[end].text += token.text
      words[end].key += token.key
      words[end].gluesToNext = token.gluesToNext
      words[end].pauseFollows = token.pauseFollows
      words[end].span = words[end].span.lowerBound..<token.span.upperBound
      words[end].lexeme = words[end].key.utf8.count > Self.longestWord ? Lexeme() : rules.lexeme(for: words[end].key)
    }
    return words
  }

  /// "twenty four slash seven", "hash one": the numbers are read before they are joined.
  private func isNumeric(_ tokens: [Token], at index: Int) -> Bool {
    if index > 0, tokens[index - 1].text == "#", tokens[index].lexeme.number != nil { return true }
    let slash = tokens[index].isFractionSlash ? index : index - 1
    guard slash > 0, slash + 1 < tokens.count, tokens[slash].isFractionSlash else { return false }
    return tokens[slash - 1].lexeme.number != nil && tokens[slash + 1].lexeme.number != nil
  }

  /// "literal comma" is the word "comma".
  private func escapedPhrase(in tokens: [Token], at index: Int) -> Int? {
    guard tokens[index].has(.startsCue), let cue = rules.cues.match(in: tokens, at: index), cue.value == .literal,
      cue.end < tokens.count
    else { return nil }
    return rules.marks.match(in: tokens, at: cue.end)?.end
  }

  private func mark(in tokens: [Token], at index: Int, behind writer: MarkWriter) -> (SpokenMark, Int)? {
    let written = writer.tokens
    guard tokens[index].has(.startsMark), let (mark, end) = rules.marks.match(in: tokens, at: index) else { return nil }
    // A decimal point or comma belongs to its number: "drei Komma fünf".
    if tokens[index].has(.pointWord), isInsideNumber(tokens, index, end) { return nil }
    if mark.text == ".", isInsideVersion(tokens, index, end) { return nil }
    if !mark.needsLater.isEmpty, !isClosed(mark, in: tokens, from: end) { return nil }
    let pauses = tokens[end - 1].pauseFollows && written.last?.pauseFollows ?? true
    if pauses || writer.isOpen(mark) { return (mark, end) }
    return isWord(mark, behind: written) || isWord(mark, before: tokens, end) ? nil : (mark, end)
  }

  private func isWord(_ mark: SpokenMark, behind written: [Token]) -> Bool {
    guard let previous = written.last, previous.isWord else { return false }
    let before = written.dropLast().last
    if before?.joinsNext == true { return false }
    if let before, before.isWord, mark.wordAfter.contains(before.key + "_" + previous.key) { return true }
    // In "cent un point" the "un" is no article.
    let isNumber =
      previous.lexeme.number != nil && before.map { $0.lexeme.number != nil || $0.has([.connector, .minus]) } ?? false
    return !isNumber && mark.wordAfter.contains(previous.key)
  }

  private func isWord(_ mark: SpokenMark, before tokens: [Token], _ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].isWord, mark.wordBefore.contains(tokens[index].key) else { return false }
    // Unless that word is only the first half of one: "of hyphen".
    guard index + 1 < tokens.count, tokens[index + 1].has(.startsMark),
      let (next, _) = rules.marks.match(in: tokens, at: index + 1)
    else { return true }
    return !(next.gluesToPrevious && next.gluesToNext)
  }

  /// A pair that is not closed within a few sentences is none.
  private func isClosed(_ mark: SpokenMark, in tokens: [Token], from start: Int) -> Bool {
    tokens[start...].prefix(100).contains { mark.needsLater.contains($0.key) }
  }

  /// What stands before can have decimals, and what stands behind can be some.
  private func isInsideNumber(_ tokens: [Token], _ index: Int, _ end: Int) -> Bool {
    guard index > 0, end < tokens.count else { return false }
    switch tokens[index - 1].lexeme.number {
    case .value, .hundred, .scale(1_000): break
    default: return false
    }
    if tokens[end].has(.zero) { return true }
    if rules.marks.match(in: tokens, at: end) != nil { return false }
    guard case .value(let decimals)? = tokens[end].lexeme.number else { return false }
    return decimals < 100
  }

  /// "Version drei Punkt zwei": between numbers behind a word that is counted with points.
  private func isInsideVersion(_ tokens: [Token], _ index: Int, _ end: Int) -> Bool {
    guard index > 0, end < tokens.count, tokens[index - 1].lexeme.number != nil, tokens[end].lexeme.number != nil else {
      return false
    }
    var cue = index - 1
    while cue > 0, tokens[cue].lexeme.number != nil || tokens[cue].key == tokens[index].key { cue -= 1 }
    return tokens[cue].has(.countCue)
  }

  /// In bytes; no word of a language file is longer.
  private static let longestWord = 64
  private static let contractions: Set<String> = ["s", "t", "d", "m", "ll", "re", "ve"]
}

extension Token {
  fileprivate func joins(_ previous: Token) -> Bool {
    isPlainWord && previous.joinsNext || joinsPrevious && previous.isPlainWord
  }

  /// A spoken hyphen, slash or at sign: it makes one word of its neighbours. A dash keeps them apart.
  fileprivate var joinsNext: Bool {
    gluesToNext && !key.isOpeningPair && !isDash && (kind == .word || origin == .speaker)
  }
  fileprivate var joinsPrevious: Bool {
    kind == .mark && origin == .speaker && gluesToPrevious && !isDash && (gluesToNext || text.utf8.count > 3)
  }
  private var isDash: Bool { key == "—" || key == "–" }
  fileprivate var isFractionSlash: Bool { kind == .mark && text == "/" && origin == .speaker }
}

extension String {
  /// A mark that opens a pair stands beside its word, it is no part of it.
  fileprivate var isOpeningPair: Bool { first.map { "\"'([{“„«‹¿¡".contains($0) } == true && count == 1 }
}
