import Speech

/// What was understood so far of an utterance whose segments are heard one after the other, the end of it where it is
/// long: nobody reads more of a preview.
struct RunningText {
  /// Characters that are shown of the segments that are over.
  private static let longest = 2_000

  private var closed = ""
  /// Segments whose text is still to come, by their numbers.
  private var open: [(number: Int, hypothesis: Hypothesis)] = []

  /// - Returns: what to show; nil for a segment that is over.
  mutating func hear(_ hypothesis: Hypothesis, in number: Int) -> Hypothesis? {
    guard let index = open.firstIndex(where: { $0.number == number }) else { return nil }
    open[index].hypothesis = hypothesis
    return shown
  }

  mutating func begin(_ number: Int) { open.append((number, Hypothesis())) }

  mutating func end(_ number: Int, with text: String) -> Hypothesis {
    open.removeAll { $0.number == number }
    closed = Self.joined([closed, text])
    if closed.count > Self.longest, let cut = closed.suffix(Self.longest).firstIndex(of: " ") {
      closed = "…" + closed[cut...]
    }
    return shown
  }

  /// Stable is what no later segment can push aside.
  private var shown: Hypothesis {
    let first = open.first?.hypothesis ?? Hypothesis()
    let later = open.dropFirst().map(\.hypothesis.text)
    var shown = Hypothesis(
      stable: Self.joined([closed, first.stable]), volatile: Self.joined([first.volatile] + later))
    shown.isPreview = first.isPreview
    return shown
  }

  private static func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
