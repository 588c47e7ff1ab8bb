import GLibRuntime
import Glibc
import LocalRecognition
import RecognizerHost
import Speech
import SpeechModels
import TestSupport
import Testing
import Transcription

/// A library or a model that does its worst, at every stage: the dictation ends as text all the same, the model is marked,
/// and one sentence says so.
@Suite(.serialized, .timeLimit(.minutes(20))) struct BadLibraryTests {
  private static let sentence = "the weather is nice today"
  private static let folder = try? TemporaryFolder()
  @GLibActor private static let embedded = WorkerRecognizers(
    WorkerProgram(path: "\(Workspace.programs)/utter-recognizer"))

  init() { GLibThread.start() }

  @Test(
    arguments: ["create", "stream", "accept", "finish"], ["quiet-exit", "abort", "segfault", "eat", "hang"])
  @GLibActor func `another recognizer writes the text, and the model is marked`(
    stage: String, deed: String
  ) async throws {
    let home = try ModelHome()
    let model = try await home.install(TinySpeechModel.streaming)
    let result = try await dictate(home, ["BAD_STAGE": stage, "BAD_DEED": deed])
    #expect(result.transcript.text == Self.sentence)
    #expect(result.recognizer == .pocketSphinx, "\(result.failures)")
    #expect(result.transcript.remark?.contains("tiny") == true)
    #expect(home.records[model].broken != nil)
  }

  @Test(arguments: ["1.13.8", "3.0.0", ""])
  @GLibActor func `a library of another version is not called, and no model blamed`(version: String) async throws {
    let home = try ModelHome()
    let model = try await home.install(TinySpeechModel.streaming)
    let result = try await dictate(home, ["BAD_VERSION": version, "BAD_STAGE": "create", "BAD_DEED": "abort"])
    #expect(result.transcript.text == Self.sentence)
    guard case .unavailable(let sentence) = result.failures.first?.error else {
      throw ProcessFailure("\(result.failures)")
    }
    #expect(sentence.contains("sherpa-onnx \(version) is installed"))
    #expect(home.records[model] == ModelRecord())
  }

  @GLibActor private func dictate(
    _ home: ModelHome, _ environment: [String: String]
  ) async throws -> TranscriptionResult {
    var limits = HostLimits()
    limits.restarts = 0
    // Real time, so that a worker that hangs is not waited for as long as a user would.
    if environment["BAD_DEED"] == "hang" { (limits.loading, limits.silence) = (.seconds(3), .seconds(3)) }
    let bad = WorkerProgram(
      path: "\(Workspace.programs)/utter-recognizer",
      environment: environment.merging([
        "UTTER_SHERPA_ONNX": try await Self.library(), "UTTER_RECOGNIZER_MEMORY": "1000000000",
      ]) { $1 })
    let transcriber = Transcriber([
      WorkerRecognizers(bad, models: OnlyModels(installed: home.models), limits: limits),
      Self.embedded,
    ])
    let recognizer = try transcriber.recognizer("auto", for: .dictation)
    try await recognizer.start(RecognitionContext()) { _ in }
    await recognizer.feed(try await Flite.samples(Self.sentence))
    return try await recognizer.result(deadline: .seconds(60))
  }

  /// Compiled once.
  @GLibActor private static func library() async throws -> String {
    guard let folder else { throw ProcessFailure("no temporary folder") }
    let target = folder.file("libsherpa-onnx-c-api.so")
    if !folder.names.contains("libsherpa-onnx-c-api.so") {
      let source = "\(Workspace.root)/Tests/Fixtures/bad-sherpa-onnx/library.c"
      let errors = folder.file("errors-\(UInt64.random(in: 0...UInt64.max))")
      let unfinished = errors + ".so"
      try await Command.run(
        "clang", ["-shared", "-fPIC", "-o", unfinished, source],
        environment: ["PATH": getenv("PATH").map { String(cString: $0) } ?? ""], errors: errors)
      rename(unfinished, target)
    }
    return folder.path
  }
}
