extension NumberWriter {
  /// A number and how it is written, before what it counts.
  struct Amount {
    var text: String
    /// nil for decimals and numerals.
    var value: Int?
    var end: Int
    var scale = ""
    var isNumeral = false

    var isSmall: Bool { value.map { $0 < 10 } ?? false }
    var full: String { scale.isEmpty ? text : text + " " + scale }
  }

  /// Prices, percentages, measures, decimals, and whatever else is counted.
  func amount(at index: Int) -> Replacement? {
    if let price = articlePrice(at: index) { return price }
    let isNegative = reader.has(.minus, index) && !reader.isNumberLike(index - 1) && !reader.has(.range, index - 1)
    guard let amount = readAmount(isNegative ? index + 1 : index) else { return nil }
    let sign = isNegative ? "-" : ""
    if let counted = counted(amount, sign: sign, from: index) { return counted }
    if amount.isNumeral { return nil }
    // "un million de personnes"
    if !rules.isEnglish, !amount.scale.isEmpty, amount.text == "1" { return kept(index..<amount.end) }
    let needsDigits =
      format == .digits
      ? !isPronoun(index, amount) : !amount.isSmall || isNegative || isNumbered(index) || isInches(index, amount)
    return needsDigits ? ([written(sign + amount.full, index..<amount.end)], amount.end) : nil
  }

  /// "hash one" → #1.
  private func isNumbered(_ index: Int) -> Bool {
    reader.token(index - 1).map { $0.kind == .mark && $0.text == "#" && $0.gluesToNext } ?? false
  }

  /// "five foot two".
  private func isInches(_ index: Int, _ amount: Amount) -> Bool {
    guard rules.isEnglish, let value = amount.value, value < 12, reader.isNumberLike(index - 2) else { return false }
    return ["foot", "feet"].contains(reader.token(index - 1)?.key ?? "")
  }

  /// "a dollar fifty"; "a dollar" alone stays.
  private func articlePrice(at index: Int) -> Replacement? {
    guard rules.isEnglish, !isBare, reader.tokens[index].key == "a", reader.has(.currency, index + 1),
      let (currency, end) = rules.currencies.match(in: reader.tokens, at: index + 1), !currency.isFraction,
      cents(behind: end, of: currency) != nil
    else { return nil }
    return price(Amount(text: "1", value: 1, end: index + 1), sign: "", currency, from: index, behind: end)
  }

  func readAmount(_ index: Int) -> Amount? {
    if let numeral = numeral(index) {
      // "3 point 5", as a model may write it.
      if numeral.allSatisfy(\.isNumber), reader.has(.pointWord, index + 1), let fraction = decimalNumeral(index + 2) {
        let scale = readScale(fraction.end)
        return Amount(
          text: numeral + rules.style.decimalMark + fraction.text, end: fraction.end + (scale == nil ? 0 : 1),
          scale: scale ?? "")
      }
      let scale = readScale(index + 1)
      return Amount(
        text: numeral, end: index + (scale == nil ? 1 : 2), scale: scale ?? "", isNumeral: scale == nil)
    }
    var amount: Amount
    if let cardinal = reader.cardinal(index) {
      amount = Amount(text: integer(cardinal.value), value: cardinal.value, end: cardinal.end)
      if let round = cardinal.round, !isBare {
        amount.text = String(round.count)
        amount.scale = round.word
      }
    } else if reader.has(.zero, index), reader.has(.pointWord, index + 1) {
      amount = Amount(text: "0", value: 0, end: index + 1)
    } else if let fraction = bareFraction(index) {
      return fraction
    } else {
      return nil
    }
    if let half = withHalf(amount) { return half }
    guard reader.has(.pointWord, amount.end), amount.scale.isEmpty, let decimals = decimals(amount.end + 1) else {
      return amount
    }
    let scale = readScale(decimals.end)
    let whole = amount.value.map { isBare ? String($0) : rules.style.integer($0) } ?? amount.text
    return Amount(
      text: whole + rules.style.decimalMark + decimals.text, end: scale == nil ? decimals.end : decimals.end + 1,
      scale: scale ?? "")
  }

  /// "two and a half percent": only where something is counted.
  private func withHalf(_ amount: Amount) -> Amount? {
    guard rules.isEnglish, let value = amount.value, amount.scale.isEmpty, reader.has(.connector, amount.end),
      reader.token(amount.end + 1)?.key == "a", reader.token(amount.end + 2)?.key == "half"
    else { return nil }
    let end = amount.end + 3
    if let scale = readScale(end) {
      return Amount(text: String(value) + rules.style.decimalMark + "5", end: end + 1, scale: scale)
    }
    if case .scale(let scale)? = reader.atoms(end).first, value < 1_000 {
      let whole = value * scale + scale / 2
      return Amount(text: integer(whole), value: whole, end: end + 1)
    }
    guard reader.has([.unit, .percent, .currency], end) else { return nil }
    let digits = reader.has(.currency, end) ? "50" : "5"
    return Amount(text: integer(value) + rules.style.decimalMark + digits, end: end)
  }

  /// "point five percent": without the zero, where something is counted.
  private func bareFraction(_ index: Int) -> Amount? {
    guard reader.has(.pointWord, index), !reader.isNumberLike(index - 1), !reader.has(.determiner, index - 1),
      let decimals = decimals(index + 1), isBare || reader.has([.percent, .unit, .currency], decimals.end)
    else { return nil }
    return Amount(text: "0" + rules.style.decimalMark + decimals.text, end: decimals.end)
  }

  private func integer(_ value: Int) -> String { isBare ? String(value) : rules.style.integer(value) }

  /// What follows the point: digits one by one, or one number ("three point twenty five").
  func decimals(_ index: Int) -> (text: String, end: Int)? {
    var text = ""
    var end = index
    while let digit = reader.digits(end) {
      text += digit.text
      end = digit.end
    }
    if text.isEmpty, let small = reader.small(index) { return (String(small.value), small.end) }
    return text.isEmpty ? nil : (text, end)
  }

  private func decimalNumeral(_ index: Int) -> (text: String, end: Int)? {
    guard let numeral = numeral(index), numeral.allSatisfy(\.isNumber) else { return nil }
    return (numeral, index + 1)
  }

  private func readScale(_ index: Int) -> String? {
    guard case .scale(let scale)? = reader.atoms(index).first, scale >= 1_000_000 else { return nil }
    return reader.tokens[index].text
  }

  /// The amount with its percent sign, currency or unit.
  func counted(_ amount: Amount, sign: String, from index: Int) -> Replacement? {
    guard let next = reader.token(amount.end), !isBare else { return nil }
    let range = index..<(amount.end + 1)
    if next.has(.percent)
      || next.kind == .mark && next.text == "%" && (next.origin == .speaker || !next.gluesToPrevious)
    {
      return (percent(sign + amount.text, range), range.upperBound)
    }
    if next.has(.startsCue), let (cue, end) = rules.cues.match(in: reader.tokens, at: amount.end), cue == .percent {
      return (percent(sign + amount.text, index..<end), end)
    }
    if let (currency, end) = rules.currencies.match(in: reader.tokens, at: amount.end), !currency.isFraction {
      return price(amount, sign: sign, currency, from: index, behind: end)
    }
    guard next.has([.unit, .currency]), !amount.isNumeral else { return nil }
    if amount.value == 1, next.has(.timeUnit) { return nil }
    return ([written(sign + amount.full, index..<amount.end)], amount.end)
  }

  private func percent(_ number: String, _ range: Range<Int>) -> [Token] {
    guard !rules.style.percentIsGlued else { return [written(number + "%", range)] }
    return [written(number, range), written("%", range)]
  }

  // String.contains(String) would link the regular expressions, nearly a megabyte, into every program.
  private func hasDecimalMark(_ text: String) -> Bool { text.contains { String($0) == rules.style.decimalMark } }

  private func price(_ amount: Amount, sign: String, _ currency: Currency, from index: Int, behind end: Int)
    -> Replacement
  {
    var end = end
    var text = amount.text
    if amount.scale.isEmpty, amount.value != nil || !hasDecimalMark(amount.text),
      let cents = cents(behind: end, of: currency)
    {
      text += rules.style.decimalMark + (cents.value < 10 ? "0" : "") + String(cents.value)
      end = cents.end
    }
    let range = index..<end
    let scale = amount.scale.isEmpty ? "" : " " + amount.scale
    guard rules.style.currencyLeads else {
      return ([written(sign + text + scale, range), written(currency.symbol, range)], end)
    }
    return ([written(sign + currency.symbol + text + scale, range)], end)
  }

  /// "and fifty cents", "fifty cents", or a bare "fifty" behind "five dollars".
  private func cents(behind index: Int, of currency: Currency) -> NumberReader.Reading? {
    let isWith = reader.token(index)?.key == "con" && !rules.isEnglish
    let start = reader.has(.connector, index) || isWith ? index + 1 : index
    guard let small = reader.small(start), (1...99).contains(small.value) else { return nil }
    if reader.token(small.end) != nil, let fraction = rules.currencies.match(in: reader.tokens, at: small.end),
      fraction.value.isFraction
    {
      return (small.value, fraction.end)
    }
    let isBareFraction =
      (start == index || isWith) && small.value >= 10 && !reader.isNumber(small.end)
      && !reader.has([.unit, .percent, .currency, .pointWord, .range], small.end)
    return isBareFraction ? small : nil
  }

  /// "one" is mostly no number: "one of them", "no one", "this one".
  private func isPronoun(_ index: Int, _ amount: Amount) -> Bool {
    guard amount.value == 1, rules.isEnglish else { return false }
    let before = reader.token(index - 1)?.key ?? ""
    let after = reader.token(amount.end)?.key ?? ""
    return ["no", "this", "that", "the", "which", "any", "each", "every", "some", "another"].contains(before)
      || ["of", "another", "day"].contains(after) || reader.token(index)?.key == "a"
  }
}
