import GLibRuntime
import TestSupport
import Testing

/// The versions of a dictation, chosen by key in real GTK and Qt fields.
@Suite struct ReviewFieldTests {
  @GLibActor private func say(_ words: String, on stage: DesktopStage, to app: TextFieldApp) async throws {
    try await stage.dictate(app)
    stage.script.answer(words)
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func anotherVersionTakesThePlaceOfTheDictation(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      for field in [TextFieldApp.Field.entry, .view] {
        try await app.set("Wörter: ", in: field)
        try await app.focus(field, seenBy: stage.panel)
        try await app.placeCursor(8, in: field)
        try await say("um hello 😀 world", on: stage, to: app)
        try await app.text(of: field, becomes: "the cleaned words") { $0 == "Wörter: hello 😀 world" }
        let start = stage.panel.events.count
        try await stage.press("space", in: app)
        try await stage.panel.bubble("the list", from: start) { $0.contains("Choose by number") }
        try await stage.keyboard.press("2")
        try await app.text(of: field, becomes: "Wörter: um hello 😀 world")
        try await stage.press("z", in: app)
        try await app.text(of: field, becomes: "Wörter: hello 😀 world")
      }
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func withAlwaysTheChoiceComesFirst(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run(settings: ["review": "'always'"]) { stage in
      let app = try await stage.open(toolkit)
      let start = stage.panel.events.count
      try await say("um hello world", on: stage, to: app)
      try await stage.panel.bubble("the list", from: start) { $0.contains("Choose by number") }
      #expect(try await app.text(of: .entry).isEmpty)
      try await stage.keyboard.press("Down", "Return")
      try await app.text(of: .entry, becomes: "Um hello world")
    }
  }
}
