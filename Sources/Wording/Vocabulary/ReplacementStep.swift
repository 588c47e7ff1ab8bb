/// Writes what the user's dictionary says for exactly these words. It comes before the rules, so it wins over them.
struct ReplacementStep: Step {
  let name = "dictionary"
  let vocabulary: Vocabulary

  func apply(to passage: inout Passage) {
    guard !vocabulary.isEmpty else { return }
    let tokens = passage.tokens
    var written: [Token] = []
    written.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      guard let (entry, end) = entry(in: tokens, at: index) else {
        written.append(tokens[index])
        index += 1
        continue
      }
      let lines = entry.split(whereSeparator: \.isNewline)
      let text = passage.field.keepsLineBreaks ? entry : lines.joined(separator: " ")
      var token = tokens[index].rewritten(text, throughEndOf: tokens[end - 1])
      token.origin = .settled
      written.append(token)
      index = end
    }
    passage.tokens = written
  }

  private func entry(in tokens: [Token], at index: Int) -> (String, Int)? {
    if let (entry, end) = vocabulary.exact.match(in: tokens, at: index) { return (entry.written, end) }
    return possessive(in: tokens, at: index)
  }

  /// "anna's", where the dictionary has "Anna".
  private func possessive(in tokens: [Token], at index: Int) -> (String, Int)? {
    let window = tokens[index...].prefix(Self.longestName)
    guard let last = window.firstIndex(where: { $0.isPlainWord && $0.key.hasSuffix("'s") }) else { return nil }
    var words = Array(window[...last])
    words[words.count - 1].key.removeLast(2)
    guard let (entry, end) = vocabulary.exact.match(in: words, at: 0), end == words.count, entry.kind == .word else {
      return nil
    }
    return (entry.written + tokens[last].text.suffix(2), last + 1)
  }

  private static let longestName = 3
}
