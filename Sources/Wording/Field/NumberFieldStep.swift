/// A field for a number: its parts without spaces, and without a unit behind it. Other words stay.
struct NumberFieldStep: Step {
  let name = "number"

  func apply(to passage: inout Passage) {
    while passage.tokens.last?.isGuessedPunctuation == true { passage.tokens.removeLast() }
    // It says itself what it counts.
    if passage.tokens.count > 1, passage.tokens.dropLast().allSatisfy(\.isNumeral),
      passage.tokens.last?.has([.unit, .currency, .percent]) == true
    {
      passage.tokens.removeLast()
    }
    for index in passage.tokens.indices.dropFirst()
    where passage.tokens[index].isNumeral && passage.tokens[index - 1].isNumeral {
      passage.tokens[index].gluesToPrevious = true
    }
  }
}

extension Token {
  fileprivate var isNumeral: Bool { !text.isEmpty && text.allSatisfy { $0.isNumber || "+-.,".contains($0) } }
}
