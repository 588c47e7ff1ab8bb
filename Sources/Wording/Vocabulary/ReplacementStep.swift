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
      guard let (entry, end) = vocabulary.exact.match(in: tokens, at: index) else {
        written.append(tokens[index])
        index += 1
        continue
      }
      let lines = entry.written.split(whereSeparator: \.isNewline)
      let text = passage.field.keepsLineBreaks ? entry.written : lines.joined(separator: " ")
      var token = tokens[index].rewritten(text, throughEndOf: tokens[end - 1])
      token.origin = .settled
      written.append(token)
      index = end
    }
    passage.tokens = written
  }
}
