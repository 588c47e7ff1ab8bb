extension NumberWriter {
  /// "nineteen eighty four", "the nineteen eighties", "in two thousand six".
  func year(at index: Int) -> Replacement? {
    guard !isBare, let year = readYear(index, isExpected: reader.has(.dateCue, index - 1)) ?? thisCentury(index)
    else { return nil }
    return ([written(year.text, index..<year.end)], year.end)
  }

  /// - Parameter isExpected: a year is likely here, so rarer ways to say one are taken for it.
  func readYear(_ index: Int, isExpected: Bool) -> (text: String, end: Int)? {
    if let numeral = numeral(index) {
      return isExpected && numeral.count == 4 && numeral.allSatisfy(\.isNumber) ? (numeral, index + 1) : nil
    }
    guard let first = reader.small(index) else { return nil }
    if let century = centuries(first, isExpected: isExpected) { return century }
    guard isExpected, let whole = reader.cardinal(index), (1_100...2_999).contains(whole.value), whole.round == nil,
      !countsSomething(whole.end), !reader.isNumber(whole.end)
    else { return nil }
    return (String(whole.value), whole.end)
  }

  /// "two thousand twenty six" with nothing behind it that it could count.
  private func thisCentury(_ index: Int) -> (text: String, end: Int)? {
    guard rules.isEnglish, let whole = reader.cardinal(index), (2_001...2_099).contains(whole.value),
      whole.round == nil,
      reader.token(whole.end)?.isWord != true
    else { return nil }
    return (String(whole.value), whole.end)
  }

  private func centuries(_ first: NumberReader.Reading, isExpected: Bool) -> (text: String, end: Int)? {
    guard rules.isEnglish, (isExpected ? 10...20 : 17...20).contains(first.value) else { return nil }
    if case .decade(let decade)? = reader.atoms(first.end).first {
      return (String(first.value * 100 + decade) + "s", first.end + 1)
    }
    if reader.has(.zero, first.end), let digit = reader.digits(first.end + 1), digit.text.count == 1 {
      return (String(first.value) + "0" + digit.text, digit.end)
    }
    guard let second = reader.small(first.end), second.value >= 10, !reader.isNumber(second.end),
      !countsSomething(second.end)
    else { return nil }
    return (String(first.value * 100 + second.value), second.end)
  }

  private func countsSomething(_ index: Int) -> Bool {
    reader.has([.unit, .percent, .pointWord], index) || reader.has(.currency, index)
  }
}
