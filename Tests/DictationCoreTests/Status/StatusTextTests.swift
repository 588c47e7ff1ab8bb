import DictationCore
import Testing

@Suite struct StatusTextTests {
  @Test(arguments: [
    (DictationStatus.idle, nil as String?),
    (.starting, "○ 0:00"),
    (.recording(seconds: 3, levels: [0.2, 0.55, 0.8]), "● 0:03 ▂▅▇"),
    (.recording(seconds: 75, levels: [0, 1, 2]), "● 1:15 ▁██"),
    (.recording(seconds: 3725, levels: [0, 0, 0]), "● 1:02:05 ▁▁▁"),
    (.processing, "…"),
    (.failed("No microphone: plug one in."), "⚠ No microphone: plug one in."),
    (.sent, "✓"),
    (.waiting(1), "A text is waiting: press the dictation key where it belongs, or Escape to put it away."),
    (
      .waiting(3),
      "3 texts are waiting: press the dictation key where the first belongs, or Escape to put them away."
    ),
  ])
  func bubble(_ status: DictationStatus, _ text: String?) {
    #expect(StatusText.bubble(status) == text)
  }

  @Test func wordsFollowTheStatus() {
    #expect(StatusText.bubble(.processing, words: "hello there") == "…  hello there")
    #expect(StatusText.bubble(.sent, words: "hello there") == "✓")
  }

  @Test(arguments: [
    (nil as String?, nil as String?, "…"), ("Hello.", nil, "…"), (nil, "um hello", "…  um hello (Enter)"),
    ("Hello.", "um hello", "…  um hello → Hello. (Enter)"), ("hello", "hello", "…  hello (Enter)"),
    ("One.\nTwo.", "one new line two", "…  one new line two → One. Two. (Enter)"),
  ])
  func whatAModelWorksOnStaysVisible(_ rules: String?, _ raw: String?, _ text: String) {
    #expect(StatusText.bubble(.rewriting, words: rules, raw: raw) == text)
  }

  @Test func ofManyWordsTheLastAreShown() throws {
    let words = (1...40).map { "word\($0)" }.joined(separator: " ")
    let bubble = try #require(StatusText.bubble(.processing, words: words))
    #expect(bubble.hasPrefix("…  …word3"))
    #expect(bubble.hasSuffix("word39 word40"))
    #expect(bubble.count < 70)
  }

  @Test(arguments: [
    DictationStatus.idle, .starting, .recording(seconds: 0, levels: []), .processing, .rewriting, .failed(""), .sent,
    .waiting(2),
  ])
  func symbolsAreShortEnoughForGNOME(_ status: DictationStatus) {
    #expect((1...2).contains(StatusText.symbol(status).utf16.count))
  }
}
