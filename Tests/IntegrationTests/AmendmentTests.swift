import GLibRuntime
import TestSupport
import Testing

/// What is done about the last dictation through the real daemon, in fields that play each toolkit.
@Suite struct AmendmentTests {
  @GLibActor private func say(_ words: String, on stage: ScriptedStage) async throws {
    try await stage.begin()
    try await stage.end()
    stage.script.answer(words)
  }

  /// By way of another field: the daemon names a client once it has learned that the engine, which has just started, asks
  /// for it, and Utter takes nothing out of a client without a name.
  @GLibActor private func enterLetter(on stage: ScriptedStage) async throws {
    try await stage.desktop.focus(Fields.note)
    try await stage.desktop.focus(Fields.letter)
  }

  @Test(arguments: [ScriptedStyle.gtk3, .gtk4, .qt])
  func undoThatTakesTheLastDictationOut(_ style: ScriptedStyle) async throws {
    try await ScriptedStage.run(style) { stage in
      try await enterLetter(on: stage)
      try await say("größe 😀 first", on: stage)
      let first = try await stage.desktop.text(of: Fields.letter, becomes: "the first") { $0.contains("first") }
      try await say("and second", on: stage)
      try await stage.desktop.text(of: Fields.letter, becomes: "the second") { $0.contains("second") }
      try await say("undo that", on: stage)
      try await stage.desktop.text(of: Fields.letter, becomes: first)
      try await say("all caps", on: stage)
      try await stage.desktop.text(of: Fields.letter, becomes: first.uppercased())
      try await say("scratch that", on: stage)
      try await stage.desktop.text(of: Fields.letter, becomes: first)
      try await say("scratch that", on: stage)
      try await stage.desktop.text(of: Fields.letter, becomes: "")
      #expect(stage.desktop.lost == [])
    }
  }

  /// There, a deletion takes a terminal down with all its windows.
  @Test func nothingIsEverTakenOutBehindGNOMEShell() async throws {
    try await ScriptedStage.run(.gnomeShell) { stage in
      try await enterLetter(on: stage)
      try await say("first words", on: stage)
      let text = try await stage.desktop.text(of: Fields.letter, becomes: "the words") { $0.contains("irst words") }
      for command in ["undo that", "no caps", "scratch that"] {
        let start = stage.panel.events.count
        try await say(command, on: stage)
        try await stage.panel.bubble("where to undo", from: start) {
          $0.contains("Undo the dictation in the application")
        }
      }
      #expect(stage.desktop.deletions == 0)
      #expect(stage.desktop.text(of: Fields.letter) == text)
    }
  }

  @Test(arguments: ScriptedStyle.allCases)
  func theLastDictationIsInsertedAgain(_ style: ScriptedStyle) async throws {
    try await ScriptedStage.run(style) { stage in
      try await enterLetter(on: stage)
      try await say("first words", on: stage)
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { $0.contains("irst words") }
      try await stage.desktop.focus(Fields.note)
      _ = try await stage.desktop.tap(.a)
      try await stage.session.run("\(Workspace.programs)/utter", "insert", "--last")
      try await stage.desktop.text(of: Fields.note, becomes: "the words again") { $0.contains("irst words") }
    }
  }
}
