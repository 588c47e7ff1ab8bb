import DictationCore
import GLibRuntime
import Glibc
import SpeechModels
import TestSupport
import Testing

/// Models of the store, all the way: real bus, real sound server, real worker, real inference with a tiny model.
@Suite struct InstalledModelTests {
  @Test(arguments: [("'auto'", TinySpeechModel.streaming), ("'sherpa/tiny-offline'", TinySpeechModel.offline)])
  func `an installed model dictates`(recognizer: String, model: SpeechModel) async throws {
    try await PrivateSession.run(SessionOptions(settings: ["recognizer": recognizer])) { session in
      try await TinySpeechModel.install(model, into: session.models)
      let service = try await RunningService(in: session)
      let id = try await service.start()
      await service.microphone.play(try TinySpeechModel.recording("send-report"))
      service.client.stop(id)
      #expect(try await service.text(of: id).lowercased().hasPrefix("please send the report."))
      #expect(try session.hasLoaded("libsherpa-onnx-c-api.so"))
    }
  }

  /// The second model writes the same words to any sound, so that it is known who wrote.
  @Test func `the second pass writes what a streaming model showed`() async throws {
    let settings = ["recognizer": "'sherpa/tiny'", "second-pass": "'auto'"]
    try await PrivateSession.run(SessionOptions(settings: settings)) { session in
      try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      let second = try await TinySpeechModel.install(TinySpeechModel.canary, into: session.models)
      session.models.knowledge.note(second) { $0.realTimeFactor = 0.01 }
      let service = try await RunningService(in: session)
      let id = try await service.start()
      await service.microphone.play(try TinySpeechModel.recording("open-file"))
      service.client.stop(id)
      #expect(try await service.text(of: id) == "Hello world.")
      let shown = service.events.events.compactMap { event in
        if case .signal(.partial(id, let stable, let volatile)) = event { stable + volatile } else { nil }
      }
      #expect(shown.contains { $0.hasPrefix("open the") })
    }
  }

  @Test func `a model that was never tried is measured while nobody dictates`() async throws {
    try await PrivateSession.run { session in
      let model = try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      let service = try await RunningService(in: session)
      while session.models.knowledge[model].realTimeFactor == nil {
        try Task.checkCancellation()
        _ = try await service.client.status()
      }
      #expect(session.models.knowledge[model].broken == nil)
    }
  }

  @Test func `a model that turns out not to work is told of, though nobody dictated`() async throws {
    try await PrivateSession.run { session in
      let model = try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      truncate(model.path + "/model.onnx", 100_000)
      let service = try await RunningService(in: session)
      let sentence = try await service.events.wait(for: "the notice") { events in
        events.lazy.compactMap { if case .signal(.noticed(let sentence)) = $0 { sentence } else { nil } }.first
      }
      #expect(sentence.hasPrefix("The speech model tiny does not work"))
      #expect(session.models.knowledge[model].broken != nil)
    }
  }

  @Test func `a broken model is not used twice, and nothing said is lost`() async throws {
    try await PrivateSession.run { session in
      let model = try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      truncate(model.path + "/model.onnx", 100_000)
      // One that was tried is not tried again, so that the dictation is what finds out.
      session.models.knowledge.note(model) { $0.realTimeFactor = 0.1 }
      let service = try await RunningService(in: session)
      let id = try await service.speak()
      service.client.stop(id)
      #expect(RunningService.understood(try await service.text(of: id)))
      #expect(session.models.knowledge[model].broken != nil)
      let remarks = service.events.events.compactMap { event in
        if case .signal(.remark(id, let sentence)) = event { sentence } else { nil }
      }
      #expect(remarks.count == 1 && remarks.allSatisfy { $0.contains("tiny") })
    }
  }
}

extension PrivateSession {
  /// Whether a worker has this library in its memory.
  @GLibActor fileprivate func hasLoaded(_ library: String) throws -> Bool {
    try processes("utter-recognizer").contains { try File.read("/proc/\($0)/maps").contains(library) }
  }
}
