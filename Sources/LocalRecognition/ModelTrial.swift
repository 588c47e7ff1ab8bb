public import GLibRuntime
public import RecognizerHost
internal import Speech
public import SpeechModels

/// Tries models out, in a worker of their own: whether they work at all, and how fast they are on this machine.
@GLibActor
public final class ModelTrial {
  /// The first utterance of a model takes longer than those after it.
  private static let warmUp = Duration.seconds(1)
  private static let length = Duration.seconds(8)

  private let records: ModelRecords
  private let host: RecognizerHost

  public init(_ folders: UserFolders, _ program: WorkerProgram) {
    records = folders.knowledge
    var limits = HostLimits()
    limits.restarts = 0
    host = RecognizerHost(program, limits: limits)
  }

  /// Measures a model and writes down what came of it.
  /// - Throws: `RecognizerError`; what is the model's fault marks it as broken.
  @discardableResult
  public func run(_ model: InstalledModel) async throws -> Double {
    defer { host.unload() }
    do {
      let factor = try await measure(model)
      records.note(model) { $0 = ModelRecord(realTimeFactor: factor) }
      return factor
    } catch let error as RecognizerError {
      // Whoever takes too long for a trial takes too long for a dictation.
      if error == .deadlineExceeded { records.note(model) { $0 = ModelRecord(realTimeFactor: 10) } }
      if let cause = error.faultOfModel { records.note(model) { $0 = ModelRecord(broken: cause) } }
      throw error
    }
  }

  private func measure(_ model: InstalledModel) async throws -> Double {
    // Nothing that would leave out sound, or add to the time.
    let configuration = model.configuration(with: [])
    let context = RecognitionContext(language: model.model.languages.first ?? "en")
    try await hear(Self.warmUp, configuration, context)
    let time = try await ContinuousClock().measure { try await hear(Self.length, configuration, context) }
    return time / Self.length
  }

  private func hear(
    _ duration: Duration, _ configuration: EngineConfiguration, _ context: RecognitionContext
  ) async throws {
    let recognizer = host.recognizer(configuration)
    try await withTaskCancellationHandler {
      try await recognizer.start(context) { _ in }
      await recognizer.feed(Babble.samples(duration))
      // A model for which this is too short is of no use for dictation either.
      _ = try await recognizer.finish(deadline: .seconds(30) + duration * 10)
    } onCancel: {
      GLibActor.task { await recognizer.cancel() }
    }
  }
}
