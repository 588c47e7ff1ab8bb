import GLibRuntime
import Glibc
import Speech
import TestSupport
import Testing
import Transcription

@testable import RecognizerHost

/// Real workers with the real PocketSphinx; what fails is a model that is none, or a process that was killed.
@Suite(.timeLimit(.minutes(20))) struct TranscriberTests {
  private static let sentence = "the weather is nice today"
  private static let deadline = Duration.seconds(60)
  private static let mine = RecognizerID.sherpa("mine")

  init() { GLibThread.start() }

  @Test(arguments: ["auto", "pocketsphinx"]) @GLibActor
  func saysWhoWroteTheText(id: String) async throws {
    let samples = try await Flite.samples(Self.sentence)
    let result = try await transcribe(samples, with: id, from: [WorkerRecognizers(.built)])
    #expect(result.transcript.text == Self.sentence)
    #expect(result.recognizer == .pocketSphinx)
    #expect(result.audio == AudioFormat.duration(ofSamples: samples.count))
    #expect(result.failures.isEmpty)
  }

  @Test @GLibActor func aRecognizerThatCannotBeginIsReplaced() async throws {
    let broken = WorkerRecognizers(.built, models: OneModel(Self.mine, EngineConfiguration(recognizer: "sherpa/mine")))
    let samples = try await Flite.samples(Self.sentence)
    let result = try await transcribe(samples, with: "sherpa/mine", from: [broken, WorkerRecognizers(.built)])
    #expect(result.transcript.text == Self.sentence)
    #expect(result.recognizer == .pocketSphinx)
    #expect(result.failures.map(\.recognizer) == [Self.mine])
  }

  /// The dictation goes on in another process, which hears it from the beginning.
  @Test(arguments: [true, false]) @GLibActor
  func aRecognizerThatDiesWhileSpokenToIsReplaced(isKept: Bool) async throws {
    let first = try mortal()
    let samples = try await Flite.samples(Self.sentence)
    let partials = EventLog<Hypothesis>("partials")
    let recognizer = try Transcriber([first, WorkerRecognizers(.built)])
      .recognizer("sherpa/mine", for: .dictation, replay: isKept ? Recording(samples) : nil)
    try await recognizer.start(RecognitionContext()) { event in
      if case .partial(let hypothesis) = event { partials.append(hypothesis) }
    }
    for (index, start) in stride(from: 0, to: samples.count, by: 320).enumerated() {
      if index == 60 {
        await recognizer.catchUp(within: 320)
        try await endWorker(of: first, SIGKILL)
      }
      await recognizer.feed(Array(samples[start..<min(start + 320, samples.count)]))
    }
    let result = try await recognizer.result(deadline: Self.deadline)
    #expect(result.transcript.text == Self.sentence)
    #expect(result.recognizer == .pocketSphinx)
    #expect(result.failures == [.init(recognizer: Self.mine, error: .crashed("it was ended by signal 9"))])
    let stable = partials.events.map(\.stable)
    #expect(zip(stable, stable.dropFirst()).allSatisfy { $1.hasPrefix($0) })
  }

  @Test @GLibActor func aRecognizerThatHangsAtTheEndIsReplaced() async throws {
    let first = try mortal()
    let samples = try await Flite.samples(Self.sentence)
    let recognizer = try Transcriber([first, WorkerRecognizers(.built)]).recognizer("sherpa/mine", for: .dictation)
    try await recognizer.start(RecognitionContext()) { _ in }
    let process = try #require(first.hosts[.dictation]?.workerProcessID)
    kill(process, SIGSTOP)
    await recognizer.feed(samples)
    let result = try await recognizer.result(deadline: .milliseconds(1))
    #expect(result.transcript.text == Self.sentence)
    #expect(result.failures == [.init(recognizer: Self.mine, error: .deadlineExceeded)])
  }

  @Test @GLibActor func whereAllFailTheChosenOneSaysWhy() async throws {
    let nowhere = WorkerProgram(path: WorkerProgram.built.path, environment: ["UTTER_POCKETSPHINX_MODEL": "/nowhere"])
    let broken = WorkerRecognizers(.built, models: OneModel(Self.mine, EngineConfiguration(recognizer: "sherpa/mine")))
    let error = await #expect(throws: RecognizerError.self) {
      try await transcribe([1, 2, 3], with: "sherpa/mine", from: [broken, WorkerRecognizers(nowhere)])
    }
    guard case .modelMissing(let sentence) = error else { throw ProcessFailure("\(String(describing: error))") }
    #expect(!sentence.contains("PocketSphinx"))
    await #expect(throws: RecognizerError.languageUnsupported("de")) {
      try await transcribe([], with: "auto", language: "de", from: [WorkerRecognizers(.built)])
    }
  }

  @Test(arguments: ["", "whisper", "sherpa/"]) func anUnknownIDIsNamed(id: String) {
    #expect(
      throws: RecognizerError.modelMissing("There is no recognizer named “\(id)”; choose another in the settings.")
    ) {
      try Transcriber([]).recognizer(id, for: .file)
    }
  }

  @Test @GLibActor func aModelThatIsNotInstalledIsNamedAndReplaced() async throws {
    let samples = try await Flite.samples(Self.sentence)
    let result = try await transcribe(samples, with: "sherpa/gone", from: [WorkerRecognizers(.built)])
    #expect(result.transcript.text == Self.sentence)
    let sentence = "There is no recognizer named “sherpa/gone”; choose another in the settings."
    #expect(result.failures == [.init(recognizer: .sherpa("gone"), error: .modelMissing(sentence))])
  }

  @Test @GLibActor func cancellingIsNoReasonToTryAnother() async throws {
    let recognizer = try Transcriber([WorkerRecognizers(.built), WorkerRecognizers(.built)])
      .recognizer("auto", for: .dictation)
    try await recognizer.start(RecognitionContext()) { _ in }
    await recognizer.feed(try await Flite.samples(Self.sentence))
    await recognizer.cancel()
    await #expect(throws: RecognizerError.cancelled) { try await recognizer.finish(deadline: Self.deadline) }
  }

  @Test @GLibActor func theRecognizerOfTheNextDictationIsStartedAhead() async throws {
    let recognizers = WorkerRecognizers(.built)
    await Transcriber([recognizers]).prepare("auto", language: "en-GB")
    let process = try #require(recognizers.hosts[.dictation]?.workerProcessID)
    let recognizer = try Transcriber([recognizers]).recognizer("pocketsphinx", for: .dictation)
    try await recognizer.start(RecognitionContext()) { _ in }
    #expect(recognizers.hosts[.dictation]?.workerProcessID == process)
    #expect(recognizers.hosts[.file]?.workerProcessID == nil)
  }

  /// PocketSphinx under another name, in a worker that is not started again.
  @GLibActor private func mortal() throws -> WorkerRecognizers {
    var limits = HostLimits()
    limits.restarts = 0
    return WorkerRecognizers(
      .built, models: OneModel(Self.mine, EngineConfiguration(recognizer: "pocketsphinx")), limits: limits)
  }

  @GLibActor private func endWorker(of recognizers: WorkerRecognizers, _ signal: Int32) async throws {
    let process = try #require(recognizers.hosts[.dictation]?.link?.process)
    process.kill(signal)
    _ = await process.waitForExit()
  }

  private func transcribe(
    _ samples: [Int16], with id: String, language: String = "en", from providers: [any RecognizerProvider]
  ) async throws -> TranscriptionResult {
    let recognizer = try Transcriber(providers).recognizer(id, for: .dictation)
    try await recognizer.start(RecognitionContext(language: language)) { _ in }
    await recognizer.feed(samples)
    return try await recognizer.result(deadline: Self.deadline)
  }
}

/// A model store with one model in it.
private struct OneModel: LocalModels {
  let id: RecognizerID
  let model: EngineConfiguration

  init(_ id: RecognizerID, _ model: EngineConfiguration) {
    self.id = id
    self.model = model
  }

  func candidates(for language: String) async -> [RecognizerID] { [] }

  func configuration(of id: RecognizerID) async -> EngineConfiguration? { id == self.id ? model : nil }
}

/// A journal that holds what a test put into it.
private struct Recording: AudioReplay {
  let kept: [Int16]

  init(_ samples: [Int16]) { kept = samples }

  func samples(from offset: Int, count: Int) async -> [Int16] { Array(kept.dropFirst(offset).prefix(count)) }
}

extension WorkerProgram {
  fileprivate static var built: WorkerProgram {
    WorkerProgram(path: "\(Workspace.programs)/utter-recognizer")
  }
}
