import Testing

@testable import Rewriting

@Suite struct ToneTests {
  @Test func fourteenAreShipped() {
    #expect(
      Tones.shipped.map(\.name) == [
        "plain", "professional", "casual", "friendly", "formal", "concise", "detailed", "polite", "confident",
        "empathetic", "enthusiastic", "diplomatic", "persuasive", "humorous",
      ])
  }

  @Test(arguments: [
    ("plain", "Do it.", true), ("In two  words", "Do it.", true), ("", "Do it.", false), ("plain", " ", false),
    ("a/b", "Do it.", false), ("-x", "Do it.", false), ("x", "Do\nit.", false),
    ("x", String(repeating: "y", count: 501), false), (String(repeating: "y", count: 41), "Do it.", false),
  ])
  func names(_ name: String, _ instruction: String, _ isTone: Bool) {
    #expect((Tone(name: name, instruction: instruction) != nil) == isTone)
  }

  @Test func ownTonesStandBehindAndInPlaceOfTheShipped() throws {
    let own = ToneText("Pirate: Like a pirate: arr.\nPLAIN: Mine.\n").tones
    let tones = Tones(own: own)
    #expect(tones.all.count == 15)
    #expect(tones["pirate"]?.instruction == "Like a pirate: arr.")
    #expect(tones["Plain"]?.instruction == "Mine.")
    #expect(tones.all.first?.name == "PLAIN")
    #expect(tones["nobody"] == nil)
  }

  @Test func aFileKeepsWhatIsNotUnderstood() throws {
    let text = "# Mine.\n\nPirate: Arr.\nno tone\n"
    var file = ToneText(text)
    #expect(file.problems == [4])
    #expect(file.text == text)
    file.set(try #require(Tone(name: "pirate", instruction: "Aye.")))
    file.set(try #require(Tone(name: "poet", instruction: "In verse.")))
    #expect(file.text == "# Mine.\n\npirate: Aye.\nno tone\npoet: In verse.\n")
    let removals = [file.remove("Pirate"), file.remove("Pirate")]
    #expect(removals == [true, false])
    #expect(file.text == "# Mine.\n\nno tone\npoet: In verse.\n")
  }
}
