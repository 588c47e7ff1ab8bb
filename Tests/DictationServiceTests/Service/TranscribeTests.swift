import DictationCore
import FoundationEssentials
import GLibRuntime
import Glibc
import ServiceInterface
import TestSupport
import Testing

/// Sound files of every kind, as descriptors through the real service.
@Suite struct TranscribeTests {
  /// What sox makes of the sentence, by the name of the file.
  static let kinds: [(file: String, options: [String])] = [
    ("plain.wav", []), ("flac.flac", []), ("vorbis.ogg", []), ("eight-bit.wav", ["-b", "8", "-e", "unsigned"]),
    ("stereo.wav", ["-c", "2"]), ("48k.wav", ["-r", "48000"]), ("44k-stereo.flac", ["-r", "44100", "-c", "2"]),
    ("float.wav", ["-e", "floating-point", "-b", "32"]),
  ]

  @Test func `every kind of sound file is understood`() async throws {
    try await PrivateSession.run { session in
      let speech = try await Flite.speak(RunningService.sentence, into: "\(session.folder)/speech.wav", in: session)
      let client = DictationClient(try await RunningService.connect(to: session), role: .tool, version: "test")
      let events = EventLog<ClientEvent>("what the service says")
      client.onEvent = { events.append($0) }
      for (file, options) in Self.kinds {
        let path = "\(session.folder)/\(file)"
        let sox = try session.start("sox", [speech] + options + [path], log: "sox")
        #expect(await sox.exit() == .exited(0))
        let text = try await Self.text(of: path, client, events)
        // Enough to know that rate, channels and width were read right: from file to file the recognizer adapts, and
        // may hear "hello room" in eight bits.
        #expect(text.lowercased().hasPrefix("hello "), "\(file)")
      }
      #expect(events.events.contains { if case .signal(.progress(_, 1)) = $0 { true } else { false } })
    }
  }

  @Test(arguments: [
    ("empty.wav", [UInt8]()), ("text.wav", Array("This is not sound.".utf8)),
    ("header-only.wav", Array("RIFF\u{24}\0\0\0WAVEfmt ".utf8)),
  ])
  func `what is no sound is said with the file's name`(name: String, bytes: [UInt8]) async throws {
    try await PrivateSession.run { session in
      let client = DictationClient(try await RunningService.connect(to: session), role: .tool, version: "test")
      let events = EventLog<ClientEvent>("what the service says")
      client.onEvent = { events.append($0) }
      let path = "\(session.folder)/\(name)"
      try Data(bytes).write(to: URL(filePath: path))
      let failure = await #expect(throws: DictationFailure.self) { _ = try await Self.text(of: path, client, events) }
      #expect(failure?.code == .badRequest)
      #expect(failure?.sentence.contains(name) == true)
      #expect(try await client.status().state == .idle)
    }
  }

  @Test func `a recognizer that does not exist is named`() async throws {
    try await PrivateSession.run { session in
      let speech = try await Flite.speak(RunningService.sentence, into: "\(session.folder)/speech.wav", in: session)
      let client = DictationClient(try await RunningService.connect(to: session), role: .tool, version: "test")
      let events = EventLog<ClientEvent>("what the service says")
      client.onEvent = { events.append($0) }
      let failure = await #expect(throws: DictationFailure.self) {
        _ = try await Self.text(of: speech, client, events, recognizer: "nonsense")
      }
      #expect(failure?.code == .noRecognizer)
      #expect(failure?.sentence.contains("nonsense") == true)
    }
  }

  @GLibActor
  private static func text(
    of path: String, _ client: DictationClient, _ events: EventLog<ClientEvent>, recognizer: String? = nil
  ) async throws -> String {
    let file = OwnedDescriptor(adopting: open(path, O_RDONLY | O_CLOEXEC))
    let name = path.split(separator: "/").last.map(String.init)
    let id = try await client.transcribe(file, TranscribeRequest(recognizer: recognizer, name: name))
    let event = try await events.wait(for: "the text of \(path)") { events in
      events.first { event in
        switch event {
        case .signal(.textReady(id, .final, _)), .signal(.failed(id, _)): true
        default: false
        }
      }
    }
    switch event {
    case .signal(.textReady(_, _, let draft)): return draft.text
    case .signal(.failed(_, let failure)): throw failure
    default: return ""
    }
  }
}
