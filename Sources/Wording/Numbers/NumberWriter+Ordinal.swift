extension NumberWriter {
  /// From the tenth upward, in digits: "the twenty first century". "A twenty second delay" is a number and a unit.
  func ordinal(at index: Int) -> Replacement? {
    guard rules.isEnglish, !isBare, let ordinal = reader.ordinal(index), ordinal.value >= 10 else { return nil }
    if reader.tokens[ordinal.end - 1].key.hasSuffix("second"), reader.token(index - 1)?.key == "a" { return nil }
    return ([written(ordinalText(ordinal.value), index..<ordinal.end)], ordinal.end)
  }

  func ordinalText(_ value: Int) -> String {
    let suffix =
      switch (value % 100, value % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return rules.style.integer(value) + suffix
  }
}
