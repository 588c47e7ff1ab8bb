extension NumberWriter {
  /// Numbers in a row that are not one: "three twenty five", "twenty four seven". It may be a price, a time, a room. Where a
  /// small number is among them, the row stays as it was said.
  func ambiguousRow(at index: Int) -> Replacement? {
    guard format == .smart, !isBare else { return nil }
    var end = index
    var values: [Int] = []
    while values.count < Self.longestRow, let value = bareNumber(at: end, isFirst: values.isEmpty) {
      values.append(value.value)
      end = value.end
    }
    return values.count > 1 && values.contains { $0 < 10 } ? kept(index..<end) : nil
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
