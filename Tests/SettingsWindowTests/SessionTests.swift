import Archive
import GLibRuntime
import TestSupport
import Testing

/// One session of the history, in the real window.
@Suite struct SessionTests {
  @Test func `a session is opened by the keyboard, copied and deleted`() async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      let archive = try Archive(path: "\(session.environment["XDG_DATA_HOME"] ?? "")/utter/history.sqlite")
      let said = ArchivedSession(recording: "one", kind: .dictation, startedAt: 0, endedAt: 1)
      var segment = ArchivedSegment(duration: 1, state: .done)
      segment.text = "the quick brown fox"
      try await archive.save(ArchiveEntry(said, [segment]))
      let stage = try await SettingsStage("history", in: session)
      try await stage.app.find(.label, "the quick brown fox")
      try await stage.focus(.search, "Search in the history")
      try await stage.keyboard.press("Tab")
      try await stage.keyboard.press("Return")
      try await stage.app.press("Copy: Text")
      try await stage.app.press("Back: All sessions")
      try await stage.focus(.search, "Search in the history")
      try await stage.keyboard.press("ctrl+v")
      while try await stage.app.find(.search, "Search in the history") != "the quick brown fox" {}

      try await stage.app.find(.label, "the quick brown fox")
      try await stage.keyboard.press("Tab")
      try await stage.keyboard.press("Return")
      try await stage.app.press("Delete…: Delete it")
      // GTK puts the label and what labels it together.
      try await stage.app.press("Delete Delete")
      try await stage.app.find(.label, "Nothing was found.")
      await stage.app.quit()
    }
  }
}
