extension NumberWriter {
  /// "version three point two point one" → Version 3.2.1, "chapter twelve" → Chapter 12; and without the word, where two
  /// points leave no doubt.
  func version(at index: Int) -> Replacement? {
    guard !isBare else { return nil }
    if reader.has(.countCue, index) {
      guard let number = dotted(index + 1) else { return nil }
      return ([proper(index), written(number.text, (index + 1)..<number.end)], number.end)
    }
    guard reader.isNumber(index), let number = dotted(index), number.points > 1 else { return nil }
    return ([written(number.text, index..<number.end)], number.end)
  }

  private func dotted(_ index: Int) -> (text: String, end: Int, points: Int)? {
    guard var part = component(index) else { return nil }
    var text = part.text
    var points = 0
    while let point = reader.token(part.end), point.has(.pointWord) || isDot(part.end),
      let next = component(part.end + 1)
    {
      text += "." + next.text
      part = next
      points += 1
    }
    return (text, part.end, points)
  }

  private func isDot(_ index: Int) -> Bool {
    rules.addressSigns.match(in: reader.tokens, at: index).map { $0.value == "." && $0.end == index + 1 } ?? false
  }

  private func component(_ index: Int) -> (text: String, end: Int)? {
    if let year = readYear(index, isExpected: false) { return year }
    // "one ninety two": the hundred is not said in an address.
    if let digit = reader.digits(index), digit.text.count == 1, digit.text != "0", digit.end == index + 1,
      let rest = reader.small(digit.end), rest.value >= 10
    {
      return (digit.text + String(rest.value), rest.end)
    }
    if let cardinal = reader.cardinal(index) { return (String(cardinal.value), cardinal.end) }
    if reader.has(.zero, index) { return ("0", index + 1) }
    return numeral(index).map { ($0, index + 1) }
  }
}
