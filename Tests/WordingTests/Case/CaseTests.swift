import Testing
import Wording

@Suite struct CaseTests {
  @Test(arguments: [
    Said("i think i'm late", "I think I'm late"),
    Said("on monday in january", "on Monday in January"),
    Said("open the pdf over usb", "open the PDF over USB"),
    Said("the u s b port", "the USB port"),
    Said("hello. how are you? fine! good", "hello. How are you? Fine! Good"),
    Said("we use e.g. apples", "we use e.g. apples"),
    Said("ask dr. smith", "ask dr. smith"),
    Said("hello period open quote yes close quote", "hello. \"Yes\""),
    Said("it works. iPhone users know", "it works. iPhone users know"),
    Said("it works. example.com is down", "it works. example.com is down"),
    Said(stays: "Hello World"),
    Said(stays: "hello world"),
    Said(stays: "he may march"),
    Said(stays: "version of it"),
  ])
  func english(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }

  @Test(arguments: [
    ("Hello there.", true), ("Walking home.", true), ("The car", true), ("I am late", false), ("I'm late", false),
    ("NASA is late", false), ("JavaScript is late", false), ("John is late", false), ("hello there", false),
    ("Grace is late", false), ("Monday is late", false), ("Um, hello", true), ("Don't go", true),
  ])
  func whatMayBeLowered(_ raw: String, _ mayBeLowered: Bool) {
    #expect(Cleaner(language: "en").clean(raw).mayLowercaseFirst == mayBeLowered)
  }

  @Test func germanCapitalsAreNoGuess() {
    #expect(!Cleaner(language: "de").clean("Haus und Hof").mayLowercaseFirst)
  }

  @Test(arguments: [
    ("Hello there.", true), ("Hello there", false), ("Hello there period", false), ("Hello there. Period.", false),
    ("Hello there?", false), ("Hello etc.", false),
  ])
  func whoWroteTheFinalStop(_ raw: String, _ isGuessed: Bool) {
    #expect(Cleaner(language: "en").clean(raw).finalStopIsGuessed == isGuessed)
  }

  @Test(
    arguments: [
      (.normal, Said("hello there", "hello there.")), (.normal, Said("is it question mark", "is it?")),
      (.normal, Said("hello new line", "hello\n")), (.normal, Said("hello there.", "hello there.")),
      (.normal, Said("", "")),
      (.search, Said("hello there", "hello there")), (.terminal, Said("ls", "ls")),
    ] as [(FieldKind, Said)])
  func finalPeriod(_ field: FieldKind, _ said: Said) {
    let cleaned = Cleaner(language: "en", options: .init(finalPeriod: true)).clean(said.raw, field: field)
    #expect(cleaned.text == said.written)
    #expect(cleaned.finalStopIsGuessed == cleaned.text.hasSuffix("."))
  }
}
