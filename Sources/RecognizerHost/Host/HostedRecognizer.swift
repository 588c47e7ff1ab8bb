public import GLibRuntime
public import Speech

/// One utterance through the worker of a `RecognizerHost`.
@GLibActor
public final class HostedRecognizer: Recognizer {
  private let host: RecognizerHost
  private let configuration: EngineConfiguration
  private let replay: any AudioReplay
  private let kept: KeptSamples?
  private var utterance: HostedUtterance?

  init(_ host: RecognizerHost, _ configuration: EngineConfiguration, replay: (any AudioReplay)?) {
    self.host = host
    self.configuration = configuration
    kept = replay == nil ? KeptSamples() : nil
    self.replay = replay ?? kept!
  }

  /// Whoever lets go of it wants no text.
  isolated deinit {
    if let utterance { host.cancel(utterance) }
  }

  /// Returns once the model is loaded.
  @GLibActor
  public func start(
    _ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) async throws {
    let utterance = host.begin(configuration, context, replay: replay, onEvent: onEvent)
    self.utterance = utterance
    try await utterance.waitUntilBegun()
  }

  @GLibActor
  public func feed(_ samples: [Int16]) async {
    guard let utterance else { return }
    kept?.append(samples)
    host.feed(samples, to: utterance)
  }

  @GLibActor
  public func finish(deadline: Duration) async throws -> Transcript {
    guard let utterance else { throw RecognizerError.notStarted }
    if !utterance.isOver {
      utterance.deadline = host.clock.ring(after: deadline) { [host] in host.deadlinePassed(utterance) }
      host.complete(utterance)
    }
    return try await utterance.waitForOutcome().get()
  }

  @GLibActor
  public func cancel() async {
    if let utterance { host.cancel(utterance) }
  }

  @GLibActor
  public func catchUp(within samples: Int) async {
    await utterance?.waitForBacklog(of: samples)
  }

  @GLibActor
  public var hasFailed: Bool {
    get async { utterance?.isOver ?? false }
  }
}
