/// The numbers of a text by value, so that `3`, `three` and `3rd` are one.
struct NumberValues: Hashable {
  let values: [String]

  init(_ words: [CheckedWord], language: GuardLanguage?) {
    values = words.flatMap { word in
      word.hasDigits ? Self.runs(in: word.text) : language?.numbers[word.key].map { [$0] } ?? []
    }
  }

  /// Whether both name the same numbers, however often and in whatever order.
  func isSame(as other: NumberValues) -> Bool { Set(values) == Set(other.values) }

  /// Digits with what stands between them, such as `2:30`, `3.5` and `555-0100`.
  private static func runs(in text: String) -> [String] {
    var runs: [String] = []
    var run = ""
    var gap = ""
    for character in text {
      if character.isNumber {
        run += gap
        run.append(character)
        gap = ""
      } else if !run.isEmpty, gap.isEmpty, !character.isLetter {
        gap.append(character)
      } else {
        if !run.isEmpty { runs.append(run) }
        run = ""
        gap = ""
      }
    }
    return run.isEmpty ? runs : runs + [run]
  }
}
