/// French: a narrow no-break space stands before some marks, and inside of its quotation marks.
struct ThinSpaceStep: Step {
  let name = "thin spaces"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    guard !rules.style.thinSpaceMarks.isEmpty else { return }
    for index in passage.tokens.indices where passage.tokens[index].kind == .mark {
      let token = passage.tokens[index]
      guard let mark = token.text.first, rules.style.thinSpaceMarks.contains(mark) else { continue }
      if mark == "«" {
        passage.tokens[index].text += "\u{202f}"
      } else if token.gluesToPrevious, index == 0 || passage.tokens[index - 1].isWord || mark == "»" {
        // Of marks in a row ("?!") only the first is set apart.
        passage.tokens[index].text = "\u{202f}" + token.text
      }
    }
  }
}
