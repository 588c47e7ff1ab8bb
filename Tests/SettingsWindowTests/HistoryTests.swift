import FoundationEssentials
import GLibRuntime
import Journal
import Speech
import TestSupport
import Testing

/// The page History with the real service behind it.
@Suite struct HistoryTests {
  @Test func `what waits for a recognizer is said, heard, tried when it is asked for, and its text is there`()
    async throws
  {
    let folder = try TemporaryFolder()
    let program = folder.file("recognizer")
    try Self.link(program, to: "/bin/false")
    let options = SessionOptions(display: .xvfb, environment: ["UTTER_RECOGNIZER_PROGRAM": program])
    try await PrivateSession.run(options) { session in
      let sound = try await PulseServer(in: session)
      try await sound.addSpeaker()
      try await Self.leaveRecording(in: session)
      let script = try RecognizerScript(in: session)
      let stage = try await SettingsStage("history", in: session)
      try await stage.app.press("Show: 1 recording waits to be recognized")
      try await stage.app.find(.label, "*It is tried again within a minute.")

      try await stage.app.press("Open: *")
      try await stage.app.press("Play: Listen to it")
      try await stage.app.press("Stop: Listen to it")
      try await stage.app.find(.button, "Play: Listen to it")
      try await stage.app.press("Back: All sessions")

      try Self.link(program, to: "\(Workspace.programs)/utter-scripted-recognizer")
      try await stage.app.press("Try now: Try them now")
      try await script.isAsked()
      try await stage.app.find(.label, "*It is being recognized.")
      // One for each stretch between two pauses.
      for _ in 0..<4 { script.answer("the quick brown fox") }
      try await stage.app.find(.label, "Nothing waits any more.")
      try await stage.app.press("Back: All sessions")
      try await stage.app.find(.label, "the quick brown fox*")
      await stage.app.quit()
      withExtendedLifetime(sound) {}
    }
  }

  private static func link(_ path: String, to program: String) throws {
    let files = FileManager.default
    if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
    try files.createSymbolicLink(atPath: path, withDestinationPath: program)
  }

  /// As a service leaves one that ended before it was recognized: most of half a minute of speech.
  static func leaveRecording(in session: PrivateSession) async throws {
    let journal = try Journal(folder: "\(session.environment["XDG_STATE_HOME"] ?? "")/utter/journal")
    let recording = await journal.begin(RecordingDetails(session: 1, mode: "toggle"))
    let words = try await Flite.samples("the quick brown fox jumps over the lazy dog")
    for _ in 0..<(25 * AudioFormat.sampleRate / words.count) { _ = await recording.append(words) }
    _ = await recording.finish()
  }
}
