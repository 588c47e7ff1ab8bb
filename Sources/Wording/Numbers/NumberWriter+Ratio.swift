extension NumberWriter {
  /// "three colon one" → 3:1, "two colon oh five" → 2:05, "one slash two" → 1/2: numbers with a spoken sign between them.
  func ratio(at index: Int) -> Replacement? {
    guard !isBare, !reader.isNumberLike(index - 1), let first = part(index), let colon = reader.token(first.end),
      colon.kind == .mark, colon.text == ":" || colon.text == "/", colon.origin == .speaker,
      let second = part(first.end + 1),
      !reader.isNumberLike(second.end)
    else { return nil }
    return ([written(first.text + colon.text + second.text, index..<second.end)], second.end)
  }

  private func part(_ index: Int) -> (text: String, end: Int)? {
    if reader.has(.zero, index), let digit = reader.digits(index + 1), digit.text.count == 1 {
      return ("0" + digit.text, digit.end)
    }
    return reader.small(index).map { (String($0.value), $0.end) } ?? numeral(index).map { ($0, index + 1) }
  }
}
