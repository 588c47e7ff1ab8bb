/// A field for a number: its parts without spaces, and without a unit behind it. Other words stay.
struct NumberFieldStep: Step {
  let name = "number"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    while passage.tokens.last?.isGuessedPunctuation == true { passage.tokens.removeLast() }
    // It says itself what it counts.
    if passage.tokens.count > 1, passage.tokens.dropLast().allSatisfy(\.isNumeral),
      passage.tokens.last?.has([.unit, .currency, .percent]) == true
    {
      passage.tokens.removeLast()
    }
    for index in passage.tokens.indices where passage.tokens[index].isPlainWord {
      passage.tokens[index].text = ungrouped(passage.tokens[index].text)
    }
    for index in passage.tokens.indices.dropFirst()
    where passage.tokens[index].isNumeral && passage.tokens[index - 1].isNumeral {
      passage.tokens[index].gluesToPrevious = true
    }
  }
}

extension NumberFieldStep {
  /// "5,000", as a model writes it.
  private func ungrouped(_ text: String) -> String {
    let groups = text.split(whereSeparator: { String($0) == rules.style.groupMark })
    guard groups.count > 1, text.first?.isNumber == true, groups[0].count < 4,
      groups.dropFirst().allSatisfy({ $0.prefix(while: \.isNumber).count == 3 })
    else { return text }
    return groups.joined()
  }
}

extension Token {
  fileprivate var isNumeral: Bool { !text.isEmpty && text.allSatisfy { $0.isNumber || "+-.,".contains($0) } }
}
