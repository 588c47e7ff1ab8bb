extension NumberWriter {
  /// "five to ten minutes", "between five and ten percent", "from two to three p m": the first number is written as the
  /// second one is.
  func range(at index: Int) -> Replacement? {
    guard !isBare, let first = reader.cardinal(index), first.round == nil, isRange(first.end, from: index) else {
      return nil
    }
    let digits = rules.style.integer(first.value)
    let second = first.end + 1
    if let amount = readAmount(second), counted(amount, sign: "", from: second) != nil {
      return ([written(currencyBefore(amount) + digits, index..<first.end)], first.end)
    }
    guard first.value < 10, (1...12).contains(first.value), let hour = reader.small(second),
      dayHalf(hour.end) != nil || minutesEnd(hour.end).map({ dayHalf($0) != nil }) == true
    else { return nil }
    return ([written(digits, index..<first.end)], first.end)
  }

  private func isRange(_ link: Int, from index: Int) -> Bool {
    reader.has(.range, link)
      || reader.has(.connector, link) && reader.token(index - 1).map { rules.between.contains($0.key) } == true
  }

  private func minutesEnd(_ index: Int) -> Int? { reader.small(index)?.end }

  /// "five to ten dollars" → $5 to $10.
  private func currencyBefore(_ amount: Amount) -> String {
    guard rules.style.currencyLeads, reader.token(amount.end) != nil,
      let (currency, _) = rules.currencies.match(in: reader.tokens, at: amount.end), !currency.isFraction
    else { return "" }
    return currency.symbol
  }
}
