/// Collapses a beginning that was begun again: "we need to we need to", "in the in the". Only where its last word cannot
/// end a sentence: "I know I know" was meant.
struct RestartStep: Step {
  let name = "restarts"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    guard !rules.code.isEmpty else { return }
    let tokens = passage.tokens
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let first = index
      while let again = beginning(in: tokens, from: index) { index = again }
      var token = tokens[index]
      if index > first {
        token.gluesToPrevious = tokens[first].gluesToPrevious
        if tokens[first].text.first?.isUppercase == true { token.text = Casing.capitalized(token.text) }
      }
      kept.append(token)
      index += 1
    }
    passage.tokens = kept
  }

  /// Where the words that begin at `start` are begun again right behind them.
  private func beginning(in tokens: [Token], from start: Int) -> Int? {
    guard isPlain(tokens, start) else { return nil }
    return (2...Self.longest).reversed().lazy.compactMap { again(in: tokens, from: start, count: $0) }.first
  }

  private func again(in tokens: [Token], from start: Int, count: Int) -> Int? {
    let end = start + count
    guard end + count < tokens.count, isRestart(tokens, from: start, count) else { return nil }
    // A model may have put a comma, or dots, where the speaker stopped.
    let isMarked =
      tokens[end].kind == .mark && tokens[end].origin == .recognizer && Self.stops.contains(tokens[end].text)
    let second = isMarked ? end + 1 : end
    guard second + count < tokens.count, tokens[second + count].isWord else { return nil }
    let isSame = (0..<count).allSatisfy {
      isPlain(tokens, start + $0) && isPlain(tokens, second + $0) && tokens[start + $0].key == tokens[second + $0].key
    }
    return isSame ? second : nil
  }

  /// Two words may be meant twice ("over and over and over"): they are not where the first begins a phrase, and a
  /// sentence where the second could end one ("what do I do I asked").
  private func isRestart(_ tokens: [Token], from start: Int, _ count: Int) -> Bool {
    let (first, last) = (tokens[start], tokens[start + count - 1])
    guard count == 2 else { return last.has(.stutter) }
    if last.has(.stutter), first.has(.stutter) { return true }
    if last.has(.determiner), rules.slips[first.key] != nil { return true }
    let isFirst = start == 0 || !tokens[start - 1].isWord
    return isFirst && begins(first) && (last.has(.stutter) || rules.verbSubjects.contains(last.key))
  }

  private func begins(_ token: Token) -> Bool { token.has(.stutter) || rules.verbSubjects.contains(token.key) }

  /// No letter that is spelled, no number that is counted.
  private func isPlain(_ tokens: [Token], _ index: Int) -> Bool {
    let token = tokens[index]
    return token.isPlainWord && token.lexeme.number == nil && (token.key.count > 1 || token.has(.stutter))
  }

  private static let longest = 5
  private static let stops: Set<String> = [",", "…", "...", "—", "–"]
}
