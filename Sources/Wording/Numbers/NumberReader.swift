/// Reads spoken numbers from tokens. Every function takes the index of a first word and gives the value and the index
/// behind the last one, or nil.
struct NumberReader {
  let tokens: [Token]
  let rules: LanguageRules

  typealias Reading = (value: Int, end: Int)

  /// A whole number, with how it was scaled where it is round: "two million" is 2,000,000 and (2, "million").
  struct Cardinal {
    var value: Int
    var end: Int
    var round: (count: Int, word: String)?
  }

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }
  func has(_ roles: Lexeme.Roles, _ index: Int) -> Bool {
    token(index)?.has(roles) == true && tokens[index].isPlainWord
  }

  /// The building blocks of one word: one, or two where a hyphen joins them ("twenty-five").
  func atoms(_ index: Int) -> [NumberAtom] {
    guard let token = token(index), token.isPlainWord else { return [] }
    if let atom = token.lexeme.number { return [atom] }
    guard token.key.utf8.contains(UInt8(ascii: "-")) else { return [] }
    let parts = token.key.split(separator: "-").map { rules.lexeme(for: String($0)).number }
    return parts.contains { $0 == nil } ? [] : parts.compactMap { $0 }
  }

  func isNumber(_ index: Int) -> Bool { !atoms(index).isEmpty }

  /// A number in words, or one in digits.
  func isNumberLike(_ index: Int) -> Bool {
    isNumber(index) || token(index).map { $0.isWord && $0.text.last?.isNumber == true } ?? false
  }

  /// 0...99.
  func small(_ index: Int) -> Reading? {
    guard case .value(let first)? = atoms(index).first, first < 100 else { return nil }
    var sum = NumberSum(grammar: rules.grammar)
    guard sum.add(atoms(index)), sum.value < 100 else { return nil }
    var end = index + 1
    while true {
      var longer = sum
      let next = has(.connector, end) && rules.grammar.joinsTens ? end + 1 : end
      guard longer.add(atoms(next), behindConnector: next > end), longer.value < 100, longer.value > sum.value else {
        break
      }
      sum = longer
      end = next + 1
    }
    return (sum.value, end)
  }

  func cardinal(_ index: Int) -> Cardinal? {
    // French "vingt cents": coins, and no other number.
    if case .hundred? = atoms(index).first, has(.currency, index), isNumberLike(index - 1) { return nil }
    var sum = NumberSum(grammar: rules.grammar)
    var end = index
    if isBareHundred(index) {
      sum.current = 1
    } else if isArticleOfHundred(index) {
      sum.current = 1
      end += 1
    }
    let isRangeStart = token(index - 1).map { rules.between.contains($0.key) } ?? false
    if let before = token(index - 1), rules.few.contains(before.key), atoms(index).first?.isMultiplier == true {
      return nil
    }
    while true {
      var longer = sum
      if longer.add(atoms(end)) {
        sum = longer
        end += 1
      } else if !sum.isEmpty, has(.connector, end), !isRangeStart, joins(sum, at: end + 1) {
        guard longer.add(atoms(end + 1), behindConnector: true) else { break }
        sum = longer
        end += 2
      } else {
        break
      }
    }
    guard !sum.isEmpty else { return nil }
    let round = sum.roundCount.flatMap { atoms(end - 1).count == 1 ? (count: $0, word: tokens[end - 1].key) : nil }
    return Cardinal(value: sum.value, end: end, round: round)
  }

  /// "a hundred", "a thousand": but "thanks a million" is no number.
  private func isArticleOfHundred(_ index: Int) -> Bool {
    guard rules.isEnglish, let article = token(index), article.isPlainWord, article.key == "a" else { return false }
    // "half a million" is half of it.
    if has([.clockPart, .dateLink], index - 1) { return false }
    switch atoms(index + 1).first {
    case .hundred, .scale(1_000): return true
    case .scale: return token(index + 2)?.has(.currency) == true
    default: return false
    }
  }

  /// "hundred percent sure"; but "a few hundred percent".
  private func isBareHundred(_ index: Int) -> Bool {
    guard rules.isEnglish, case .hundred? = atoms(index).first, has(.percent, index + 1) else { return false }
    guard let before = token(index - 1), before.isWord else { return true }
    return atoms(index - 1).isEmpty && !rules.few.contains(before.key)
  }

  /// "two hundred and five" is one number, "two hundred and three hundred" are two.
  private func joins(_ sum: NumberSum, at index: Int) -> Bool {
    guard rules.isEnglish else { return rules.grammar.joinsTens }
    guard sum.endsInMultiplier, let (_, end) = small(index) else { return false }
    return switch atoms(end).first {
    case .hundred: false
    case .scale: !sum.endsInScale
    default: true
    }
  }

  /// "twenty first", "tenth", "hundredth".
  func ordinal(_ index: Int) -> Reading? {
    if case .ordinal(let value)? = atoms(index).last {
      var sum = NumberSum(grammar: rules.grammar)
      let before = atoms(index).dropLast()
      guard before.isEmpty || sum.add(Array(before)) && sum.accepts(value) else { return nil }
      return (sum.value + value, index + 1)
    }
    guard let cardinal = cardinal(index) else { return nil }
    let isRound = cardinal.value % 100 == 0
    let end = isRound && has(.connector, cardinal.end) && rules.isEnglish ? cardinal.end + 1 : cardinal.end
    guard case .ordinal(let value)? = atoms(end).last, atoms(end).count == 1 else { return nil }
    if value >= 100 { return end == cardinal.end ? (cardinal.value * value, end + 1) : nil }
    let tens = cardinal.value % 100
    guard tens == 0 || value < 10 && tens >= 20 && tens % 10 == 0 else { return nil }
    return (cardinal.value + value, end + 1)
  }

  /// One digit said alone, "oh" for zero, "double five" for two.
  func digits(_ index: Int) -> (text: String, end: Int)? {
    guard let token = token(index), token.isPlainWord else { return nil }
    if token.has(.zero) { return ("0", index + 1) }
    if case .value(let value)? = token.lexeme.number, value < 10 { return (String(value), index + 1) }
    let times = rules.isEnglish ? ["double": 2, "triple": 3][token.key] : nil
    if let times, let next = self.token(index + 1), !rules.isMultiple(next.key), let digit = digits(index + 1) {
      return (String(repeating: digit.text, count: times), digit.end)
    }
    return nil
  }
}
