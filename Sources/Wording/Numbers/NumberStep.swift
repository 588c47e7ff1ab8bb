/// Writes spoken numbers as the language writes them (inverse text normalization).
struct NumberStep: Step {
  let name = "numbers"
  let rules: LanguageRules
  let format: NumberFormat
  /// Bare digits: no groups, no symbols.
  let isBare: Bool

  func apply(to passage: inout Passage) {
    guard format != .words else { return }
    let writer = NumberWriter(
      reader: NumberReader(tokens: passage.tokens, rules: rules), rules: rules, format: format, isBare: isBare)
    var written: [Token] = []
    written.reserveCapacity(passage.tokens.count)
    var index = 0
    while index < passage.tokens.count {
      if let replacement = writer.replacement(at: index) {
        written += replacement.tokens
        index = replacement.end
      } else {
        written.append(passage.tokens[index])
        index += 1
      }
    }
    passage.tokens = written
  }
}
