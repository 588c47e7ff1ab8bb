/// Turns spoken punctuation and layout into marks where they are marks, and leaves them as words where they are words.
/// A mark that the speaker spoke wins over one that a model guessed beside it.
struct MarkStep: Step {
  let name = "spoken marks"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    let tokens = passage.tokens
    guard tokens.contains(where: { $0.has([.startsMark, .startsCue]) }) else { return }
    let isTerminal = passage.field == .terminal
    var writer = MarkWriter(field: passage.field, capacity: tokens.count)
    var index = 0
    while index < tokens.count {
      if let escaped = escapedPhrase(in: tokens, at: index) {
        for token in tokens[(index + 1)..<escaped] { writer.write(settled: token) }
        index = escaped
      } else if let (mark, end) = mark(in: tokens, at: index, behind: writer.tokens), !isTerminal || mark.isBreak {
        let isContraction = end < tokens.count && Self.contractions.contains(tokens[end].key)
        writer.write(mark, from: tokens[index], through: tokens[end - 1], beforeContraction: isContraction)
        index = writer.indexAfterGuessedMarks(behind: mark, in: tokens, from: end)
      } else {
        writer.write(tokens[index])
        index += 1
      }
    }
    passage.tokens = writer.tokens
  }

  /// "literal comma" is the word "comma".
  private func escapedPhrase(in tokens: [Token], at index: Int) -> Int? {
    guard tokens[index].has(.startsCue), let cue = rules.cues.match(in: tokens, at: index), cue.value == .literal,
      cue.end < tokens.count
    else { return nil }
    return rules.marks.match(in: tokens, at: cue.end)?.end
  }

  private func mark(in tokens: [Token], at index: Int, behind written: [Token]) -> (SpokenMark, Int)? {
    guard tokens[index].has(.startsMark), let (mark, end) = rules.marks.match(in: tokens, at: index) else { return nil }
    // A decimal point or comma belongs to its number: "drei Komma fünf".
    if tokens[index].has(.pointWord), isInsideNumber(tokens, index, end) { return nil }
    if !mark.needsLater.isEmpty, !isClosed(mark, in: tokens, from: end) { return nil }
    let pauses = tokens[end - 1].pauseFollows && written.last?.pauseFollows ?? true
    if pauses { return (mark, end) }
    if let previous = written.last, previous.isWord {
      if mark.wordAfter.contains(previous.key) { return nil }
      if written.count > 1, written[written.count - 2].isWord,
        mark.wordAfter.contains(written[written.count - 2].key + "_" + previous.key)
      {
        return nil
      }
    }
    if end < tokens.count, tokens[end].isWord, mark.wordBefore.contains(tokens[end].key) { return nil }
    return (mark, end)
  }

  /// A pair that is not closed within a few sentences is none.
  private func isClosed(_ mark: SpokenMark, in tokens: [Token], from start: Int) -> Bool {
    tokens[start...].prefix(100).contains { mark.needsLater.contains($0.key) }
  }

  private func isInsideNumber(_ tokens: [Token], _ index: Int, _ end: Int) -> Bool {
    guard index > 0, end < tokens.count else { return false }
    return tokens[index - 1].lexeme.number != nil && (tokens[end].lexeme.number != nil || tokens[end].has(.zero))
  }

  private static let contractions: Set<String> = ["s", "t", "d", "m", "ll", "re", "ve"]
}
