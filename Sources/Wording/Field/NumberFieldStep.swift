/// A field for a number: its parts without spaces. Words that are no number stay.
struct NumberFieldStep: Step {
  let name = "number"

  func apply(to passage: inout Passage) {
    while passage.tokens.last?.isGuessedPunctuation == true { passage.tokens.removeLast() }
    for index in passage.tokens.indices.dropFirst()
    where passage.tokens[index].isNumeral && passage.tokens[index - 1].isNumeral {
      passage.tokens[index].gluesToPrevious = true
    }
  }
}

extension Token {
  fileprivate var isNumeral: Bool { !text.isEmpty && text.allSatisfy { $0.isNumber || "+-.,".contains($0) } }
}
