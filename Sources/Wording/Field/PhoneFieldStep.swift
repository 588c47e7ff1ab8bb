/// A field for a telephone number: every number said becomes its digits, one behind the other.
struct PhoneFieldStep: Step {
  let name = "phone number"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    let tokens = passage.tokens.filter { !$0.isGuessedPunctuation }
    let reader = NumberReader(tokens: tokens, rules: rules)
    var parts: [Token] = []
    var index = 0
    while index < tokens.count {
      if let (text, end) = part(reader, at: index) {
        var token = tokens[index].rewritten(text, throughEndOf: tokens[end - 1])
        token.gluesToPrevious = parts.last?.isNumeralLike ?? false
        parts.append(token)
        index = end
      } else {
        parts.append(tokens[index])
        if tokens[index].isNumeralLike, parts.dropLast().last?.isNumeralLike == true {
          parts[parts.count - 1].gluesToPrevious = true
        }
        index += 1
      }
    }
    passage.tokens = parts
  }

  private func part(_ reader: NumberReader, at index: Int) -> (String, Int)? {
    if let (mark, end) = rules.marks.match(in: reader.tokens, at: index), ["(", ")"].contains(mark.text) {
      return (mark.text, end)
    }
    if let (sign, end) = rules.addressSigns.match(in: reader.tokens, at: index), ["+", "-", "#"].contains(sign) {
      return (sign, end)
    }
    if rules.isEnglish, ["star", "asterisk"].contains(reader.tokens[index].key) { return ("*", index + 1) }
    if rules.isEnglish, reader.tokens[index].key == "pound" { return ("#", index + 1) }
    if let digits = reader.digits(index) {
      if case .hundred? = reader.atoms(digits.end).first { return (digits.text + "00", digits.end + 1) }
      return digits
    }
    return reader.cardinal(index).map { (String($0.value), $0.end) }
  }
}

extension Token {
  fileprivate var isNumeralLike: Bool { text.allSatisfy { $0.isNumber || "+-()/.*#".contains($0) } }
}
