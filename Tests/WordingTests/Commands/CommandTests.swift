import Testing
import Wording

@Suite struct CommandTests {
  static let tones: Set<String> = ["plain", "friendly", "professional"]
  let cleaner = Cleaner(language: "en", options: .init(tones: tones))

  @Test(
    arguments: [
      ("undo that", .undo), ("Undo that.", .undo), ("scratch that", .undo), ("all caps", .allCaps),
      ("cap", .capitalize),
      ("cap that", .capitalize), ("no caps", .noCaps), ("select tone friendly", .selectTone("friendly")),
      ("Select tone, friendly.", .selectTone("friendly")), ("tone professional", .selectTone("professional")),
      ("select tone purple", nil),
      ("undo that now", nil), ("the cap", nil), ("hello", nil), ("um undo that", .undo),
      ("no scratch that", .undo), ("Actually, scratch that.", .undo), ("please undo that", nil),
      ("okay delete that", nil),
    ] as [(String, Command?)])
  func wholeUtterance(_ raw: String, _ command: Command?) {
    let cleaned = cleaner.clean(raw)
    #expect(cleaned.command == command)
    #expect(cleaned.text.isEmpty == (command != nil))
  }

  @Test(arguments: [
    Said("hello world all caps", "HELLO WORLD"),
    Said("Hello World no caps", "hello world"),
    Said("hello world cap that", "Hello World"),
    Said("Hello there. My name is john. All caps.", "Hello there. MY NAME IS JOHN."),
    Said("my name is spell j o n", "my name is jon"),
    Said("spell juliet oscar hotel november", "john"),
    Said("spell capital j o h n", "John"),
    Said("spell a b one two", "ab12"),
    Said("spell x ray yankee", "xy"),
    Said("I said it. Undo that.", ""),
    Said("I came. I said it. Undo that.", "I came."),
    Said("Hello world, all caps.", "HELLO WORLD"),
    Said("Spell J-O-H-N.", "john"),
    Said("Spell J, O, H, N.", "john"),
    Said("Spell alpha, bravo, charlie.", "abc"),
    Said("spell h e double l o", "hello"),
    Said("spell capital alpha bravo", "Ab"),
    Said("my name is, spell, s i o b h a n", "my name is, siobhan"),
    Said(stays: "how do you spell john"),
    Said(stays: "spell check"),
    Said(stays: "he wore a red cap"),
    Said(stays: "write it in all caps"),
    Said(stays: "spell it out"),
    Said(stays: "a dry spell"),
    Said(stays: "I want to undo that"),
    Said(stays: "all caps is shouting"),
    Said(stays: "set the tone"),
  ])
  func endOfTheUtterance(_ said: Said) {
    #expect(cleaner.clean(said.raw).text == said.written)
  }

  @Test func theCaseThatWasAskedForStays() {
    #expect(!cleaner.clean("Hello no caps").mayCapitalizeFirst)
    #expect(!cleaner.clean("spell j o h n").mayCapitalizeFirst)
    #expect(cleaner.clean("hello").mayCapitalizeFirst)
  }

  @Test func aPauseSetsACommandOff() {
    #expect(cleaner.clean("hello cap", pauses: [5]).text == "Hello")
    #expect(cleaner.clean("hello cap").text == "hello cap")
  }
}
