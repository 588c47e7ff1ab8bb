extension NumberWriter {
  /// Numbers that stand for something else than a count: "twenty four seven" → 24/7.
  func fixedPhrase(at index: Int) -> Replacement? {
    guard format == .smart, !isBare, let (text, end) = rules.numberPhrases.match(in: reader.tokens, at: index),
      !reader.isNumberLike(index - 1), !reader.isNumberLike(end), !countsOn(end)
    else { return nil }
    return ([written(text, index..<end)], end)
  }
}
