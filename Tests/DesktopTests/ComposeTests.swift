import TestSupport
import Testing

/// Utter is the active source, and the keyboard is what it was: dead keys and Compose, by layout.
@Suite struct ComposeTests {
  struct Sequence: Sendable, CustomTestStringConvertible {
    var layout: String
    var variant = ""
    var keys: [String]
    var result: String
    var testDescription: String { "\(layout) \(variant): \(keys.joined(separator: " ")) gives \(result)" }
  }

  private static let sequences = [
    Sequence(layout: "us", variant: "intl", keys: ["dead_acute", "e"], result: "é"),
    Sequence(layout: "us", variant: "intl", keys: ["dead_tilde", "n"], result: "ñ"),
    Sequence(layout: "us", variant: "intl", keys: ["dead_diaeresis", "u"], result: "ü"),
    Sequence(layout: "us", variant: "intl", keys: ["dead_grave", "space"], result: "`"),
    Sequence(layout: "us", variant: "intl", keys: ["Multi_key", "o", "c"], result: "©"),
    Sequence(layout: "us", variant: "intl", keys: ["Multi_key", "minus", "minus", "minus"], result: "—"),
    Sequence(layout: "de", keys: ["dead_acute", "e"], result: "é"),
    Sequence(layout: "de", keys: ["dead_circumflex", "o"], result: "ô"),
    Sequence(layout: "de", keys: ["dead_grave", "a"], result: "à"),
    Sequence(layout: "de", keys: ["udiaeresis"], result: "ü"),
    Sequence(layout: "de", keys: ["Multi_key", "equal", "e"], result: "€"),
    Sequence(layout: "de", keys: ["Multi_key", "1", "2"], result: "½"),
  ]

  @Test(arguments: ["us", "de"])
  func deadKeysAndComposeInGTK3(_ layout: String) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(.gtk3)
      for sequence in Self.sequences where sequence.layout == layout {
        try await stage.keyboard.layout(sequence.layout, variant: sequence.variant, options: ["compose:menu"])
        try await app.set("", in: .entry)
        for key in sequence.keys { try await stage.keyboard.press(key) }
        try await app.text(of: .entry, becomes: sequence.result)
      }
    }
  }

  @Test func halfADeadKeyDoesNotFollowTheFocus() async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(.gtk3)
      try await stage.keyboard.layout("us", variant: "intl")
      try await stage.keyboard.press("dead_acute")
      try await app.focus(.view, seenBy: stage.panel)
      try await stage.keyboard.press("e")
      try await app.text(of: .view, becomes: "e")
      #expect(try await app.text(of: .entry).isEmpty)
    }
  }

  @Test func aDeadKeyComposesWhileATextIsBeingRecognized() async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(.gtk3)
      try await stage.keyboard.layout("us", variant: "intl")
      try await stage.dictate(app)
      try await stage.keyboard.press("dead_acute", "e")
      try await app.text(of: .entry, becomes: "é")
      stage.script.answer("said before")
      try await app.text(of: .entry, becomes: "both") { words($0) == "é said before" || words($0) == "ésaid before" }
    }
  }
}
