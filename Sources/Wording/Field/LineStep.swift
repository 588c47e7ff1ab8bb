/// Fields of one line: line breaks become spaces.
struct LineStep: Step {
  let name = "one line"

  func apply(to passage: inout Passage) {
    passage.tokens.removeAll { $0.kind == .lineBreak }
  }
}
