import Wording

/// Cleaning up what was said, by the length of it.
struct WordingBench: Bench {
  let name = "wording"
  let summary = "the rules' time for raw words, by how many there are"

  func measure() -> [Figure] {
    let cleaner = Cleaner(language: "en")
    var figures: [Figure] = []
    var perWord: [Int: Double] = [:]
    for (count, rounds) in [(1, 2000), (10, 1000), (100, 300), (1000, 50), (10_000, 7), (100_000, 3)] {
      let text = Self.text(words: count)
      let median = Self.microseconds(of: cleaner, for: text, rounds: rounds).median
      perWord[count] = median / Double(count)
      figures.append(Figure("wording.\(count)", median / Double(count), "µs/word"))
      if count == 100 { figures.append(Figure("wording.100-whole", median / 1000, "ms", atMost: 1)) }
    }
    // In a long text every word costs what it costs in a short one, but for the processor's cache.
    figures.append(Figure("wording.100000-to-100", perWord[100_000]! / perWord[100]!, "×", atMost: 3))
    return figures
  }

  private static func microseconds(of cleaner: Cleaner, for text: String, rounds: Int) -> [Double] {
    let clock = ContinuousClock()
    _ = cleaner.clean(text)
    return (0..<rounds).map { _ in clock.measure { _ = cleaner.clean(text) }.microseconds }
  }

  /// The same words over and over, with all that the rules work on among them.
  private static func text(words count: Int) -> String {
    let passage = """
      um so i think we should uh meet on the twenty third of march at half past four comma because the the trains from
      there cost about one hundred and fifty dollars no wait one hundred and sixty dollars period new line please send it
      to anna dot smith at example dot com and and tell her that version two point five is ready question mark
      """.split { $0 == " " || $0 == "\n" }
    return (0..<count).map { passage[$0 % passage.count] }.joined(separator: " ")
  }
}
