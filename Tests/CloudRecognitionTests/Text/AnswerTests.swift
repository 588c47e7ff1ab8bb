import Testing

@testable import CloudRecognition

@Suite struct AnswerTests {
  private static let texts: [(String, String)] = [
    (" Hello there. ", "Hello there."), ("one\ntwo\r\nthree\tfour", "one two three four"),
    ("a\u{0}b\u{1B}[31mc", "ab[31mc"),
    ("abc\u{202E}def\u{2066}", "abcdef"), ("a\u{200B}b\u{FEFF}c\u{E0041}", "abc"), ("a\u{2028}b", "a b"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👩\u{200D}💻", "👩\u{200D}💻"), ("\u{FFFD}\u{E000}x", "x"),
    ("\u{7F}\u{85}", ""),
  ]

  @Test(arguments: texts) func textIsFitForADocument(given: String, expected: String) {
    #expect(SafeText.make(of: given) == expected)
  }

  @Test func verboseAnswersSayHowSureTheyAre() throws {
    let body = """
      {"text": " Thank you.", "segments": [{"no_speech_prob": 0.9, "compression_ratio": 0.7},
       {"no_speech_prob": 0.5, "compression_ratio": 3}]}
      """
    let answer = try TranscriptionAnswer(parsing: Array(body.utf8))
    #expect(answer == TranscriptionAnswer(text: "Thank you.", noSpeech: 0.5, compression: 3))
    #expect(
      try TranscriptionAnswer(parsing: Array("{\"text\": \"a\", \"segments\": \"none\"}".utf8))
        == TranscriptionAnswer(text: "a"))
  }

  private static let inventions: [(TranscriptionAnswer, InventionGuard.Invention?)] = [
    (.init(text: "Thank you.", noSpeech: 0.01), nil),
    (.init(text: "Thank you.", noSpeech: 0.07), .phantom),
    (.init(text: "Thank you for the cake.", noSpeech: 0.3), nil),
    (.init(text: "Anything at all.", noSpeech: 0.9), .phantom),
    (.init(text: "[BLANK_AUDIO]"), .phantom), (.init(text: "(music)"), .phantom),
    (.init(text: "(one) and (two)"), nil),
    (.init(text: "Utter, IBus, Debian, Groq"), .echo),
    (.init(text: "IBus and Debian"), nil), (.init(text: "Utter"), nil),
    (.init(text: "no no no no"), nil), (.init(text: "no no no no", compression: 2.5), .loop),
    (.init(text: "so it goes on " + String(repeating: "and on we go ", count: 6)), .loop),
    (.init(text: "one two three four five six seven eight nine ten"), nil),
  ]

  @Test(arguments: inventions) func whatNobodySaidIsFound(
    answer: TranscriptionAnswer, expected: InventionGuard.Invention?
  ) {
    #expect(
      InventionGuard(hints: ["Utter", "IBus", "Debian", "Groq", "PipeWire"]).judge(answer, voiced: .seconds(2))
        == expected)
  }

  /// Services that do not say how sure they are: nobody says so much in so little time.
  @Test(arguments: [
    ("Thank you.", 100, true), ("Thank you.", 400, false), ("Thanks for watching!", 400, true),
    ("Thanks for watching!", 900, false), ("Call me back.", 100, false),
  ])
  func aPhantomThatNobodyHadTheTimeToSay(text: String, voiced: Int, isInvented: Bool) {
    let invention = InventionGuard(hints: []).judge(TranscriptionAnswer(text: text), voiced: .milliseconds(voiced))
    #expect((invention == .phantom) == isInvented)
  }
}
