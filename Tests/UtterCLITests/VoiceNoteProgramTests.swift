import FoundationEssentials
import GLibRuntime
import TestSupport
import Testing

/// `utter record` and what can be done with its recording, with a real sound server.
@Suite struct VoiceNoteProgramTests {
  @GLibActor
  private static func utter(_ arguments: String..., in session: PrivateSession) async throws -> String {
    try await session.run("\(Workspace.programs)/utter", arguments)
  }

  /// What the files of the history and the journal hold of a word.
  @GLibActor
  private static func files(holding word: String, in session: PrivateSession) -> [String] {
    [session.environment["XDG_DATA_HOME"], session.environment["XDG_STATE_HOME"].map { "\($0)/utter/journal" }]
      .compactMap(\.self).flatMap { folder in
        FileManager.default.subpaths(atPath: folder)?.map { "\(folder)/\($0)" } ?? []
      }.filter { path in
        guard let bytes = FileManager.default.contents(atPath: path) else { return false }
        return String(decoding: bytes, as: UTF8.self).lowercased().contains(word)
      }
  }

  @Test func `a note is paused, resumed, copied, played and deleted without a trace`() async throws {
    let options = SessionOptions(settings: ["keep-audio-hours": "1"])
    try await PrivateSession.run(options) { session in
      let sound = try await PulseServer(in: session)
      let microphone = try await sound.addMicrophone()
      try await sound.addSpeaker()
      let speech = try await Flite.samples("hello world")
      func microphoneIsOpen(_ isOpen: Bool) async throws {
        while try await sound.recordings.isEmpty == isOpen { try Task.checkCancellation() }
      }

      let note = try session.start("\(Workspace.programs)/utter", ["record", "--title", "Greeting"], log: "record")
      try await microphoneIsOpen(true)
      await microphone.play(speech)
      note.send("p")
      // Nobody is heard while it is paused.
      try await microphoneIsOpen(false)
      note.send("p")
      try await microphoneIsOpen(true)
      await microphone.play(speech)
      note.send("")
      var lines: [String] = []
      for await line in note.lines { lines.append(line) }
      #expect(await note.exit() == .exited(0))
      let text = lines.joined(separator: " ").lowercased()
      #expect(text.contains("hello"), "\(session.log("record"))")

      let shown = try await Self.utter("history", "show", "--json", in: session)
      #expect(shown.contains("\"title\" : \"Greeting\""))
      #expect(shown.contains("\"kind\" : \"note\""))

      // A clipboard that can be looked into.
      let clipboard = "\(session.folder)/clipboard"
      let tools = "\(session.folder)/tools"
      try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: false)
      try Data("#!/bin/sh\ncat > \(clipboard)\n".utf8).write(to: URL(filePath: "\(tools)/script"))
      // By another process: a program that this one has open for writing cannot be started.
      try await session.run("install", "\(tools)/script", "\(tools)/xclip")
      let copy = try session.start(
        "\(Workspace.programs)/utter", ["history", "copy"],
        environment: ["PATH": "\(tools):\(session.environment["PATH"] ?? "")"], log: "copy")
      #expect(await copy.exit() == .exited(0))
      #expect(try String(contentsOfFile: clipboard, encoding: .utf8).lowercased().contains("hello"))

      _ = try await Self.utter("history", "play", in: session)

      #expect(!Self.files(holding: "hello", in: session).isEmpty)
      _ = try await Self.utter("history", "delete", "--all", in: session)
      #expect(Self.files(holding: "hello", in: session).isEmpty)
      #expect(Self.files(holding: "greeting", in: session).isEmpty)
      let recordings = FileManager.default.subpaths(
        atPath: "\(session.environment["XDG_STATE_HOME"] ?? "")/utter/journal")
      #expect(recordings?.filter { $0 != "lock" } == [])
    }
  }
}
