import GLibRuntime
import TestSupport
import Testing

/// A disk with no room for what is said.
@Suite struct FullDiskTests {
  @Test(arguments: [ScriptedStyle.gtk3, .qt, .gnomeShell])
  func theUserIsToldInTheBubbleAndTheWordsCome(_ style: ScriptedStyle) async throws {
    // More than any disk has left.
    let options = SessionOptions(environment: ["UTTER_DISK_RESERVE": "\(Int.max)"])
    try await DictationStage.run(options) { stage in
      let stage = try await ScriptedStage(style, on: stage)
      try await stage.desktop.focus(Fields.letter)
      let start = stage.panel.events.count
      try await stage.toggle()
      try await stage.monitor.signal("Started")
      try await stage.panel.bubble("where the words are", from: start) {
        $0 == "⚠ The recording is kept in memory only, since the disk is full: make room in the state folder."
      }
      try await stage.toggle()
      stage.script.answer("said all the same")
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "said all the same" }
      let journal = "\(stage.session.environment["XDG_STATE_HOME"] ?? "")/utter/journal"
      #expect(try await stage.session.run("ls", journal).contains(".wav") == false)
    }
  }
}
