/// Splits the changing hypotheses of a recognizer into words that stay and words that may change: a word is stable once
/// the last `agreement` hypotheses all had it, in its place and with the same words before it. Stable words are never taken
/// back, whatever the recognizer says later (Liu et al. 2020, "Low-latency sequence-to-sequence speech recognition").
public struct LocalAgreement: Sendable {
  /// How many hypotheses in a row must have a word; at least 1.
  public let agreement: Int
  private var stableWords: [String] = []
  private var recent: [[String]] = []

  public init(agreement: Int) {
    precondition(agreement >= 1)
    self.agreement = agreement
  }

  /// The split after one more hypothesis.
  public mutating func hear(_ text: String) -> Hypothesis {
    let words = text.split(separator: " ").map(String.init)
    recent.append(words)
    if recent.count > agreement { recent.removeFirst() }
    if recent.count == agreement { stableWords += agreed().dropFirst(stableWords.count) }
    return Hypothesis(
      stable: stableWords.joined(separator: " "), volatile: words.dropFirst(stableWords.count).joined(separator: " "))
  }

  private func agreed() -> ArraySlice<String> {
    let first = recent[0]
    let length = recent.dropFirst().reduce(first.count) { length, words in
      zip(first.prefix(length), words).prefix { $0 == $1 }.count
    }
    return first.prefix(length)
  }
}
