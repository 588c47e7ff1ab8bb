import Glibc
import Testing
import Wording

@Suite struct CleanerPropertyTests {
  private static let samples = [
    ("en", SpeechSamples.english), ("de", SpeechSamples.german), ("fr", SpeechSamples.french),
    ("es", SpeechSamples.spanish),
  ]

  @Test(arguments: samples)
  func cleaningTwiceChangesNothing(_ language: String, _ words: [String]) {
    let cleaner = Cleaner(language: language)
    for seed in 0..<1_500 {
      var dice = Dice(seed: seed)
      let raw = dice.words(1...12, from: words).joined(separator: " ")
      let once = cleaner.clean(raw)
      guard once.command == nil else { continue }
      let twice = cleaner.clean(once.text).text
      #expect(twice == once.text, "seed \(seed): \(raw)")
    }
  }

  @Test(arguments: samples)
  func spacesAreSingleAndNowhereElse(_ language: String, _ words: [String]) {
    let cleaner = Cleaner(language: language)
    for seed in 0..<500 {
      var dice = Dice(seed: seed)
      let raw = dice.words(1...12, from: words).joined(separator: dice.pick([" ", "  ", " \t"]))
      let text = cleaner.clean(raw).text
      let isClean = !text.contains("  ") && text.first != " " && text.last != " " && !text.contains(" \n")
      #expect(isClean, "seed \(seed): \(raw) → \(text)")
    }
  }

  @Test(arguments: FieldKind.allCases)
  func wordsThatNoRuleNamesAreKept(_ field: FieldKind) {
    let cleaner = Cleaner(language: "en")
    for seed in 0..<300 {
      var dice = Dice(seed: seed)
      let rest = SpeechSamples.english.filter { !["sorry", "wait", "no"].contains($0) }
      let words = (0..<12).map { _ in Bool.random(using: &dice) ? dice.pick(SpeechSamples.plain) : dice.pick(rest) }
      let raw = words.joined(separator: " ")
      let text = cleaner.clean(raw, field: field).text.lowercased()
      // A word three times in a row is a stutter.
      let expected = words.filter { SpeechSamples.plain.contains($0) }
      var place = text.startIndex
      var missing: String?
      for word in expected where !isTripled(word, in: words) {
        guard let range = text[place...].firstRange(of: word) else {
          missing = word
          break
        }
        place = range.upperBound
      }
      #expect(missing == nil, "seed \(seed): \(raw) → \(text)")
    }
  }

  private func isTripled(_ word: String, in words: [String]) -> Bool {
    words.indices.dropFirst(2).contains { words[$0] == word && words[$0 - 1] == word && words[$0 - 2] == word }
  }

  @Test func aTextWithoutAnythingToDoIsUnchanged() {
    let cleaner = Cleaner(language: "en")
    for seed in 0..<500 {
      var dice = Dice(seed: seed)
      let words = dice.words(1...20, from: SpeechSamples.plain)
      // A word said twice would be something to do.
      let raw = words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] }.map { words[$0] }.joined(separator: " ")
      #expect(cleaner.clean(raw).text == raw)
    }
  }

  @Test(arguments: ["en", "de", "fr", "es", nil], FieldKind.allCases)
  func anyCharactersAreTaken(_ language: String?, _ field: FieldKind) {
    let cleaner = Cleaner(language: language)
    let pieces = [
      "a", "B", " ", "\n", "\r\n", "\t", "\u{0}", "\u{1b}[31m", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "שלום", "مرحبا",
      "日本",
      "\u{200f}", "\u{feff}", "\u{fffd}", ".", ",", "\"", "'", "-", "five", "point", "comma", "ß", "İ", "½", "٣",
      "\u{a0}",
    ]
    for seed in 0..<60 {
      var dice = Dice(seed: seed)
      let raw = dice.words(0...20, from: pieces).joined(separator: dice.pick(["", " "]))
      let cleaned = cleaner.clean(raw, field: field, explains: true)
      #expect(field.keepsLineBreaks || !cleaned.text.contains(where: \.isNewline))
      #expect(!cleaned.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test(arguments: ["", " ", "\n", "a", "I", ".", "\u{301}", "um"])
  func littleOrNothing(_ raw: String) {
    for field in FieldKind.allCases {
      let cleaned = Cleaner(language: "en").clean(raw, field: field)
      #expect(cleaned.text.count <= max(1, raw.count))
    }
  }

  /// Ten times the words may take ten times as long, not a hundred times. Measured in time of this thread, which others
  /// cannot lengthen.
  @Test(arguments: [
    "the garden walks slowly um and I said hello comma world", "three no wait four", "quote", "um", "scratch that",
    "five", "comma", "one hundred and", "a hundred and", "hyphen a", "spell a b", "January", "twenty", "point five",
    ",", "\"", "double", "the",
  ])
  func timeGrowsWithTheLength(_ phrase: String) {
    let cleaner = Cleaner(language: "en")
    func nanoseconds(_ words: Int) -> UInt64 {
      let raw = Array(repeating: phrase, count: words).joined(separator: " ")
      let start = threadNanoseconds()
      _ = cleaner.clean(raw)
      return threadNanoseconds() - start
    }
    _ = nanoseconds(100)
    let short = (0..<3).map { _ in nanoseconds(300) }.min() ?? 0
    let long = (0..<3).map { _ in nanoseconds(3_000) }.min() ?? 0
    #expect(long < short * 40)
  }

  private func threadNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  @Test func aHundredThousandWordsAreTaken() {
    var dice = Dice(seed: 1)
    let words = (0..<100_000).map { _ in dice.pick(SpeechSamples.english) }
    #expect(!Cleaner(language: "en").clean(words.joined(separator: " ")).text.isEmpty)
    #expect(!Cleaner(language: "en").clean(String(repeating: "a", count: 500_000)).text.isEmpty)
  }

  @Test func theStepsAreExplained() {
    let cleaned = Cleaner(language: "en").clean("um it costs five dollars comma i think", explains: true)
    #expect(cleaned.explanation.map(\.step) == ["fillers", "spoken marks", "numbers", "case"])
    #expect(cleaned.explanation.last?.after == cleaned.text)
    #expect(Cleaner(language: "en").clean("um it").explanation.isEmpty)
  }
}
