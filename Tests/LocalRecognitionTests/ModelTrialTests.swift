import GLibRuntime
import Glibc
import RecognizerHost
import Speech
import SpeechModels
import TestSupport
import Testing

@testable import LocalRecognition

/// Models are tried out with the real worker.
@Suite struct ModelTrialTests {
  init() { GLibThread.start() }

  private static var program: WorkerProgram { WorkerProgram(path: "\(Workspace.programs)/utter-recognizer") }

  @Test(arguments: TinySpeechModel.all) @GLibActor
  func `a model is measured once`(model: SpeechModel) async throws {
    let home = try ModelHome()
    let installed = try await home.install(model)
    #expect(home.models.untried == [installed])
    let factor = try await ModelTrial(home.folders, Self.program).run(installed)
    #expect(factor > 0)
    #expect(home.records[installed] == ModelRecord(realTimeFactor: factor))
    #expect(home.models.untried.isEmpty)
  }

  @Test @GLibActor func `a model that does not load is marked as broken`() async throws {
    let home = try ModelHome()
    let installed = try await home.install(TinySpeechModel.streaming)
    truncate(installed.path + "/model.onnx", 100_000)
    await #expect(throws: RecognizerError.self) { try await ModelTrial(home.folders, Self.program).run(installed) }
    #expect(home.records[installed].broken != nil)
    #expect(home.models.untried.isEmpty)
  }

  @Test @GLibActor func `a worker that does not start says nothing about the model`() async throws {
    let home = try ModelHome()
    let installed = try await home.install(TinySpeechModel.streaming)
    let program = WorkerProgram(path: "/nowhere/utter-recognizer")
    await #expect(throws: RecognizerError.self) { try await ModelTrial(home.folders, program).run(installed) }
    #expect(home.models.untried == [installed])
  }

  /// Models of segments are given no sound without a voice, and would be measured as infinitely fast.
  @Test func `babble counts as a voice`() {
    var detector = EnergyVoiceDetector()
    let babble = Babble.samples(.seconds(4))
    _ = detector.feed(babble)
    #expect(detector.hasHeardVoice)
    #expect(babble.contains { abs(Int($0)) > 3_000 })
    #expect(babble.count { abs(Int($0)) >= 32_000 } < babble.count / 100)
  }
}
