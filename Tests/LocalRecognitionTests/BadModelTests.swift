import FoundationEssentials
import GLibRuntime
import LocalRecognition
import Speech
import SpeechModels
import TestSupport
import Testing
import Transcription

@testable import RecognizerHost

/// Files that are no model, or another one than they should be, and the real library: its worker dies alone, the next
/// recognizer has all of the audio, the user reads one sentence, and the model is marked.
@Suite(.serialized, .timeLimit(.minutes(20))) struct BadModelTests {
  private static let sentence = "the weather is nice today"

  init() { GLibThread.start() }

  enum Bad: String, CaseIterable {
    case garbage, truncated
    /// It recognizes no speech at all.
    case wrongKind = "miniatures/wrong/wrong-kind.onnx"
    /// It says that it streams, and takes other tensors than such a model does.
    case wrongArchitecture = "miniatures/wrong/wrong-architecture.onnx"
    /// A real model, but one for whole segments.
    case offline = "tiny-asr/model/model-offline.onnx"

    func spoil(_ model: InstalledModel) throws {
      let file = URL(filePath: model.path + "/model.onnx")
      let bytes =
        switch self {
        case .garbage: Data(repeating: 7, count: 100_000)
        case .truncated: try Data(contentsOf: file).prefix(100_000)
        default: try Data(contentsOf: URL(filePath: "\(Workspace.root)/Tests/Fixtures/\(rawValue)"))
        }
      try bytes.write(to: file)
    }
  }

  @Test(arguments: Bad.allCases) @GLibActor
  func `another recognizer writes the text, and the model is marked`(bad: Bad) async throws {
    let home = try ModelHome()
    let model = try await home.install(TinySpeechModel.streaming)
    try bad.spoil(model)
    let program = WorkerProgram(path: "\(Workspace.programs)/utter-recognizer")
    let embedded = WorkerRecognizers(program)
    await embedded.prepare(.pocketSphinx)
    let worker = embedded.hosts[.dictation]?.workerProcessID
    let transcriber = Transcriber([
      WorkerRecognizers(program, models: OnlyModels(installed: home.models)), embedded,
    ])
    let speech = try await Flite.samples(Self.sentence)
    let result = try await dictate(speech, with: transcriber)
    #expect(result.transcript.text == Self.sentence)
    #expect(result.recognizer == .pocketSphinx, "\(result.failures)")
    #expect(result.failures.map(\.recognizer) == [.sherpa("tiny")])
    #expect(result.transcript.remark?.contains("tiny does not work") == true)
    #expect(home.records[model].broken != nil)
    #expect(worker != nil && embedded.hosts[.dictation]?.workerProcessID == worker)
    // Once is enough.
    let next = try await dictate(speech, with: transcriber)
    #expect(next.transcript.text == Self.sentence)
    #expect(next.failures.isEmpty && next.transcript.remark == nil)
  }

  @GLibActor private func dictate(
    _ speech: [Int16], with transcriber: Transcriber
  ) async throws -> TranscriptionResult {
    let recognizer = try transcriber.recognizer("auto", for: .dictation)
    try await recognizer.start(RecognitionContext()) { _ in }
    for start in stride(from: 0, to: speech.count, by: AudioFormat.fragmentSamples) {
      await recognizer.feed(Array(speech[start..<min(start + AudioFormat.fragmentSamples, speech.count)]))
    }
    return try await recognizer.result(deadline: .seconds(60))
  }
}
