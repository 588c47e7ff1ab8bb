public import GLibRuntime
public import Speech

/// The recognizers that run in worker processes: one process for dictations, another for files.
@GLibActor
public final class WorkerRecognizers: RecognizerProvider {
  /// Nobody waits for the next file.
  private static let fileIdle = Duration.seconds(10)

  private let models: any LocalModels
  let hosts: [RecognitionPurpose: RecognizerHost]

  public init(
    _ program: WorkerProgram, models: any LocalModels = EmbeddedModels(), limits: HostLimits = HostLimits(),
    clock: any HostClock = LoopClock()
  ) {
    self.models = models
    var fileLimits = limits
    fileLimits.idle = Self.fileIdle
    hosts = [
      .dictation: RecognizerHost(program, limits: limits, clock: clock),
      .file: RecognizerHost(program, limits: fileLimits, clock: clock),
    ]
  }

  /// How long the worker for dictations stays loaded unused; nil for ever. Holds from its next utterance on.
  public var idle: Duration? {
    get { hosts[.dictation]?.limits.idle }
    set { hosts[.dictation]?.limits.idle = newValue }
  }

  @GLibActor
  public func candidates(for language: String) async -> [RecognizerID] { await models.candidates(for: language) }

  @GLibActor
  public func recognizer(
    _ id: RecognizerID, for purpose: RecognitionPurpose, replay: any AudioReplay
  ) async throws -> (any Recognizer)? {
    guard let configuration = try await models.configuration(of: id) else { return nil }
    return hosts[purpose]?.recognizer(configuration, replay: replay)
  }

  @GLibActor
  public func prepare(_ id: RecognizerID) async {
    guard let configuration = try? await models.configuration(of: id) else { return }
    hosts[.dictation]?.warm(configuration)
  }

  @GLibActor
  public func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String? {
    await models.learn(conduct, of: id)
  }

  /// Ends the workers that nobody uses.
  public func unload() {
    for host in hosts.values { host.unload() }
  }
}
