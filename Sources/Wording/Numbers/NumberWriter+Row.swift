extension NumberWriter {
  /// Numbers in a row that are not one: "three twenty five", "twenty four seven". It may be a price, a time, a room. Where a
  /// small number is among them, the row stays as it was said.
  func ambiguousRow(at index: Int) -> Replacement? {
    guard format == .smart, !isBare else { return nil }
    if let price = ambiguousPrice(at: index) { return price }
    var end = index
    var values: [Int] = []
    while values.count < Self.longestRow, let value = bareNumber(at: end, isFirst: values.isEmpty) {
      values.append(value.value)
      end = value.end
    }
    return values.count > 1 && values.contains { $0 < 10 } ? kept(index..<end) : nil
  }

  /// "nineteen ninety nine dollars" may be $19.99 or $1,999.
  private func ambiguousPrice(at index: Int) -> Replacement? {
    guard rules.isEnglish, let first = reader.small(index), first.value >= 10, let second = reader.small(first.end),
      second.value >= 10, reader.has(.currency, second.end)
    else { return nil }
    return kept(index..<second.end)
  }

  private static let longestRow = 8

  /// A number that counts nothing, and that no other kind would take.
  private func bareNumber(at index: Int, isFirst: Bool) -> NumberReader.Reading? {
    guard reader.isNumber(index), let amount = readAmount(index), let value = amount.value, amount.scale.isEmpty,
      counted(amount, sign: "", from: index) == nil
    else { return nil }
    return isFirst || date(at: index) == nil && time(at: index) == nil ? (value, amount.end) : nil
  }
}
