extension NumberWriter {
  /// "may first twenty twenty six" → May 1, 2026; "the twenty first of march" → the 21st of March.
  func date(at index: Int) -> Replacement? {
    guard rules.isEnglish, !isBare else { return rules.isEnglish ? nil : dayFirstDate(at: index) }
    return dayOfMonth(at: index) ?? monthFirst(at: index)
  }

  private func dayOfMonth(at index: Int) -> Replacement? {
    guard let day = reader.ordinal(index), (1...31).contains(day.value), reader.has(.dateLink, day.end),
      reader.has(.month, day.end + 1)
    else { return nil }
    let text = ordinalText(day.value)
    let date = [written(text, index..<day.end), reader.tokens[day.end], proper(day.end + 1)]
    guard let year = readYear(day.end + 2, isExpected: true) else { return (date, day.end + 2) }
    return (date + [written(year.text, (day.end + 2)..<year.end)], year.end)
  }

  private func monthFirst(at index: Int) -> Replacement? {
    guard reader.has(.month, index) else { return nil }
    let next = index + 1
    let day = readDay(next)
    let year = readYear(next, isExpected: true)
    if let year, year.end >= (day?.end ?? 0), reader.ordinal(next) == nil {
      return ([proper(index), written(year.text, next..<year.end)], year.end)
    }
    guard let day else { return isMonthAlone(index) ? ([proper(index)], next) : nil }
    let dayToken = written(day.text, next..<day.end)
    if let year = readYear(day.end, isExpected: true) {
      let comma = mark(",", behind: dayToken, by: .speaker)
      return ([proper(index), dayToken, comma, written(year.text, day.end..<year.end)], year.end)
    }
    guard isMonth(index, dayEnd: day.end, isOrdinal: reader.ordinal(next) != nil) else { return nil }
    return ([proper(index), dayToken], day.end)
  }

  private func readDay(_ index: Int) -> (text: String, end: Int)? {
    let start = reader.token(index)?.key == "the" ? index + 1 : index
    if let day = reader.ordinal(start), (1...31).contains(day.value), !countsOn(day.end) {
      return (String(day.value), day.end)
    }
    if start == index, let numeral = numeral(index), let day = Int(numeral), (1...31).contains(day),
      !countsOn(index + 1)
    {
      return (numeral, index + 1)
    }
    guard start == index, let day = reader.small(index), (1...31).contains(day.value), !countsOn(day.end) else {
      return nil
    }
    return (String(day.value), day.end)
  }

  /// "1st", "22nd", as a model writes them.
  private func isOrdinalNumeral(_ index: Int) -> Bool {
    guard let token = reader.token(index), token.isPlainWord, ["st", "nd", "rd", "th"].contains(token.key.suffix(2)),
      let day = Int(token.key.dropLast(2))
    else { return false }
    return (1...31).contains(day)
  }

  func countsOn(_ index: Int) -> Bool {
    if reader.has([.unit, .percent, .currency, .pointWord], index) || dayHalf(index) != nil { return true }
    switch reader.atoms(index).first {
    case .hundred, .scale: return true
    default: return false
    }
  }

  /// "you may first want to": a month that is a word as well needs something that speaks for the month.
  private func isMonth(_ index: Int, dayEnd: Int, isOrdinal: Bool) -> Bool {
    guard reader.has(.ambiguousMonth, index) else { return true }
    if reader.has([.dateCue, .weekday], index - 1) { return true }
    return reader.token(index - 1)?.isWord != true && (isOrdinal || reader.token(dayEnd)?.isWord != true)
  }

  /// "in May", "from May to June".
  private func isMonthAlone(_ index: Int) -> Bool {
    guard reader.has(.ambiguousMonth, index), !isOrdinalNumeral(index + 1) else { return true }
    let before = reader.token(index - 1)?.key ?? ""
    if ["in", "of", "since", "until", "early", "late", "last", "next"].contains(before) { return true }
    return reader.has([.range, .connector], index + 1) && reader.has(.month, index + 2)
      || reader.has([.range, .connector], index - 1) && reader.has(.month, index - 2)
  }

  /// "einundzwanzigster März", "vingt et un mars", "veintiuno de marzo".
  private func dayFirstDate(at index: Int) -> Replacement? {
    guard !isBare else { return nil }
    let ordinal = reader.ordinal(index)
    guard let day = ordinal ?? reader.small(index), (1...31).contains(day.value) else { return nil }
    let month = reader.has(.dateLink, day.end) ? day.end + 1 : day.end
    guard reader.has(.month, month) else { return nil }
    let text = String(day.value) + (ordinal == nil ? "" : rules.style.ordinalSuffix)
    let date = [written(text, index..<day.end)] + reader.tokens[day.end..<month] + [proper(month)]
    guard let year = readYear(month + 1, isExpected: true) else { return (date, month + 1) }
    return (date + [written(year.text, (month + 1)..<year.end)], year.end)
  }
}
