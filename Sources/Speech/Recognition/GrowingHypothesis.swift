/// Holds a recognizer to its word: what was shown as stable stays, even where a later pass over the same sound (a
/// stretch that was ended, a worker that was started again) saw it otherwise.
public struct GrowingHypothesis: Sendable {
  private var shown = Hypothesis()

  public init() {}

  /// What to show for `hypothesis`; nil where that is what is shown already.
  public mutating func show(_ hypothesis: Hypothesis) -> Hypothesis? {
    let next = grown(hypothesis)
    guard next != shown else { return nil }
    shown = next
    return next
  }

  private func grown(_ hypothesis: Hypothesis) -> Hypothesis {
    let isContinued = hypothesis.stable.utf8.starts(with: shown.stable.utf8)
    guard !isContinued else { return hypothesis }
    let stableWords = shown.stable.split(separator: " ").count
    let further = hypothesis.text.split(separator: " ").dropFirst(stableWords)
    return Hypothesis(stable: shown.stable, volatile: further.joined(separator: " "))
  }
}
