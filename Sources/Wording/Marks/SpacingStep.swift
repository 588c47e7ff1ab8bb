/// Marks that a model set apart by a space stand where they belong: "hello , world" → hello, world.
struct SpacingStep: Step {
  let name = "spacing"

  func apply(to passage: inout Passage) {
    for index in passage.tokens.indices.dropFirst() {
      let token = passage.tokens[index]
      guard token.kind == .mark, !token.gluesToPrevious, token.isGuessedPunctuation || token.text == "»",
        passage.tokens[index - 1].kind != .lineBreak
      else { continue }
      passage.tokens[index].gluesToPrevious = true
    }
    for index in passage.tokens.indices where passage.tokens[index].text == "«" {
      passage.tokens[index].gluesToNext = true
    }
  }
}
