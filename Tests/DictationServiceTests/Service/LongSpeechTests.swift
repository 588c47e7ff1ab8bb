import AudioFiles
import DictationCore
import FoundationEssentials
import GLibRuntime
import ServiceInterface
import Speech
import TestSupport
import Testing

/// More than one segment through the real worker.
@Suite struct LongSpeechTests {
  /// Four sentences that the model knows, over and over, for two minutes.
  private static func speech() throws -> [Int16] {
    let sentences = try ["hello-world", "digits", "send-report", "open-file"].map { try TinySpeechModel.recording($0) }
    var samples: [Int16] = []
    while samples.count < 120 * AudioFormat.sampleRate {
      for sentence in sentences { samples += sentence + [Int16](repeating: 0, count: AudioFormat.sampleRate / 2) }
    }
    return samples
  }

  @Test func `two minutes, faster than real time, come as segments with their times`() async throws {
    try await PrivateSession.run(SessionOptions(settings: ["max-recording-seconds": "0"])) { session in
      try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      let service = try await RunningService(in: session)
      let id = try await service.start()
      let speech = try Self.speech()
      await service.microphone.play(speech, pace: .unlimited)
      while service.recordedBytes() < speech.count * 2 {
        try Task.checkCancellation()
        _ = try await service.client.status()
      }
      service.client.stop(id)
      let text = try await service.text(of: id)
      service.client.delivered(id, .delivered)
      let said = text.lowercased().components(separatedBy: "hello world").count - 1
      #expect(said >= 5, "\(text)")

      let history = HistoryClient(try await RunningService.connect(to: session))
      let line = try #require(try await history.list(HistoryQuery()).sessions.first)
      let kept = try await history.session(line.id)
      #expect(kept.segments.count >= 5)
      #expect(kept.segments.allSatisfy { $0.duration <= 30 && $0.state == "done" && !$0.text.isEmpty })
      #expect(kept.text.split(separator: " ") == text.split(separator: " "))
      for (segment, next) in zip(kept.segments, kept.segments.dropFirst()) {
        #expect(segment.start + segment.duration <= next.start + 0.01)
      }
      let subtitles = try await session.run(
        "\(Workspace.programs)/utter", "history", "export", "\(line.id)", "--format", "srt")
      #expect(subtitles.split(separator: "\n").count { $0.contains(" --> ") } == kept.segments.count)
    }
  }

  @Test func `a file that ends early says so`() async throws {
    try await PrivateSession.run { session in
      let path = try await Flite.speak("hello world", into: "\(session.folder)/whole.wav", in: session)
      let whole = try Data(contentsOf: URL(filePath: path))
      try whole.prefix(whole.count * 3 / 4).write(to: URL(filePath: "\(session.folder)/cut.wav"))
      let errors = "\(session.folder)/errors"
      let process = try TestProcess(
        "\(Workspace.programs)/utter", ["transcribe", "\(session.folder)/cut.wav"], environment: session.environment,
        errors: errors)
      var text = ""
      for await line in process.lines { text += line }
      #expect(await process.exit() == .exited(0))
      #expect(!text.isEmpty)
      #expect(try File.read(errors).contains("“cut.wav” is damaged"))
    }
  }
}
