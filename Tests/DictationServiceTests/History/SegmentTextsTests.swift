import Testing

@testable import DictationService

@Suite struct SegmentTextsTests {
  struct Case: Sendable {
    var text: String
    var spoken: [String]
    var pieces: [String]
  }

  @Test(arguments: [
    Case(text: "Hello, world.", spoken: ["hello world"], pieces: ["Hello, world."]),
    Case(
      text: "Hello, world. And so on.", spoken: ["hello world", "and so on"], pieces: ["Hello, world.", "And so on."]),
    Case(
      text: "I have 25 dogs, and 3 cats.", spoken: ["i have twenty five dogs", "and three cats"],
      pieces: ["I have 25 dogs,", "and 3 cats."]),
    Case(text: "Well, that is it.", spoken: ["um well that", "uh", "is um it"], pieces: ["Well, that", "", "is it."]),
    Case(text: "The end.", spoken: ["a wrong beginning scratch that", "the end"], pieces: ["", "The end."]),
    Case(text: "one two\n- three", spoken: ["one two", "bullet three"], pieces: ["one two\n", "- three"]),
    Case(text: "", spoken: ["um", "uh"], pieces: ["", ""]),
    Case(text: "quite another text", spoken: ["what was said", "before"], pieces: ["quite another text", ""]),
    Case(text: "你好世界 再见", spoken: ["你好世界", "再见"], pieces: ["你好世界", "再见"]),
  ])
  func `each segment has the words that were spoken in it`(given: Case) {
    #expect(SegmentTexts.split(given.text, over: given.spoken) == given.pieces)
  }

  @Test func `nothing is lost or changed, whatever the segments`() {
    let words = (0..<2_000).map { "word\($0 % 97)" }
    for size in [1, 7, 50] {
      let spoken = stride(from: 0, to: words.count, by: size).map {
        words[$0..<min(words.count, $0 + size)].joined(separator: " ")
      }
      let kept = words.enumerated().filter { $0.offset % 11 != 0 }.map(\.element)
      let text = kept.joined(separator: " ")
      let pieces = SegmentTexts.split(text, over: spoken)
      #expect(pieces.filter { !$0.isEmpty }.joined(separator: " ") == text)
      #expect(pieces.count == spoken.count)
    }
  }
}
