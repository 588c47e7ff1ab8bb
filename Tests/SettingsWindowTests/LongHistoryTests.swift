import Archive
import GLibRuntime
import TestSupport
import Testing

/// A history of many sessions on the page that lists them.
@Suite struct LongHistoryTests {
  @Test func `anywhere in it is a key away, and what is said meanwhile is there`() async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb, environment: ["TZ": "UTC"])) { session in
      let archive = try Archive(path: "\(session.environment["XDG_DATA_HOME"] ?? "")/utter/history.sqlite")
      // A minute apart, from 1970 on.
      try await archive.fill(sessions: 5_000)
      let stage = try await SettingsStage("history", in: session)
      try await stage.app.find(.label, "01/04/70 11:20*")
      try await stage.focus(.search, "Search in the history")
      try await stage.tab()
      try await stage.keyboard.press("End")
      try await stage.app.find(.label, "01/01/70 00:01*")

      let said = ArchivedSession(recording: "new", kind: .dictation, startedAt: 0, endedAt: 1)
      var segment = ArchivedSegment(duration: 1, state: .done)
      segment.text = "something new 7"
      try await archive.save(ArchiveEntry(said, [segment]))
      try await stage.keyboard.press("Home")
      try await stage.app.find(.label, "something new 7")

      // The list has the keyboard, and yet it is searched.
      try await stage.keyboard.press("End")
      try await stage.app.find(.label, "01/01/70 00:01*")
      try await stage.keyboard.press("7")
      try await stage.app.find(.label, "something new 7")
      try await stage.keyboard.press("Escape")
      try await stage.app.find(.label, "01/04/70 11:20*")
      await stage.app.quit()
    }
  }
}
