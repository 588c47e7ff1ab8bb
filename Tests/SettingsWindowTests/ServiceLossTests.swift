import GLibRuntime
import TestSupport
import Testing

/// The service dies while the window is open.
@Suite struct ServiceLossTests {
  @Test func `a service that dies is missed where it is needed, and there again by itself`() async throws {
    let programs = try await ReplaceablePrograms()
    // What waits in the list stays as it is.
    var options = SessionOptions(display: .xvfb, environment: ["UTTER_RECOGNIZER_PROGRAM": "/bin/false"])
    options.programs = programs.folder
    try await PrivateSession.run(options) { session in
      try await HistoryTests.leaveRecording(in: session)
      let stage = try await SettingsStage("history", in: session)
      try await stage.app.find(.label, "(no text yet)")

      try programs.remove("utterd")
      #expect(session.kill("utterd (deleted)") == 1)
      try await stage.app.find(.label, "The history cannot be shown")
      try await stage.app.find(.label, "The dictation service cannot be started: *")

      // It needs no service.
      try await stage.open("Recognition")
      try await stage.app.set("Keep it loaded", to: 220)
      try await stage.setting("unload-after-seconds", becomes: "220")
      try await stage.open("History")

      // The list was emptied, so that what is in it was fetched from the new service.
      try await programs.place("utterd")
      try await stage.app.find(.label, "(no text yet)")
      #expect(session.processes("utterd").count == 1)
      await stage.app.quit()
    }
  }
}
