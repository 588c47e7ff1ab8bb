internal import GLibRuntime
internal import RecognizerWire
internal import Speech

/// What the host knows of one utterance.
@GLibActor
final class HostedUtterance {
  enum Phase: Equatable {
    /// Waits for the worker and its model; nothing was sent to this worker yet.
    case loading
    case running
    case over
  }

  let id: UtteranceID
  let configuration: EngineConfiguration
  let context: RecognitionContext
  let replay: any AudioReplay
  private let onEvent: @Sendable (RecognitionEvent) -> Void

  var phase = Phase.loading
  /// Samples that the caller gave, that this worker was given, and that it has decoded.
  var fed = 0
  var sent = 0
  var decoded = 0
  var restarts = 0
  /// The caller has given everything.
  var isComplete = false
  /// This worker was told so.
  var isFinishSent = false
  /// Samples are being read back; what is fed meanwhile is read back too.
  var isReplaying = false
  var deadline: (any HostAlarm)?

  private var history = EventHistory()
  private var outcome: Outcome?
  private var waitingForOutcome: [CheckedContinuation<Outcome, Never>] = []
  private var waitingForBegin: [CheckedContinuation<Void, Never>] = []
  private var waitingForBacklog: [(limit: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(
    id: UtteranceID, configuration: EngineConfiguration, context: RecognitionContext, replay: any AudioReplay,
    onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) {
    self.id = id
    self.configuration = configuration
    self.context = context
    self.replay = replay
    self.onEvent = onEvent
  }

  var isOver: Bool { phase == .over }
  /// Whether the worker owes us something.
  var isAwaited: Bool { phase == .running && (sent > decoded || isFinishSent) }

  func began() {
    phase = .running
    resumeBegin()
  }

  /// The worker that knew of this utterance is gone.
  func beginAgain() {
    phase = .loading
    sent = 0
    decoded = 0
    isFinishSent = false
  }

  func end(_ outcome: Outcome) {
    guard !isOver else { return }
    phase = .over
    self.outcome = outcome
    deadline?.cancel()
    for continuation in waitingForOutcome { continuation.resume(returning: outcome) }
    waitingForOutcome = []
    resumeBegin()
    resumeBacklog()
  }

  /// - Parameter samples: as the worker says; it cannot have decoded what it was not sent.
  func progressed(to samples: Int) {
    decoded = min(samples, sent)
    resumeBacklog()
  }

  func hear(_ event: RecognitionEvent) {
    if let event = history.take(event) { onEvent(event) }
  }

  // What is waited for is looked at where the continuation is there: a task that runs elsewhere than it prefers gets
  // its turn a moment later.

  /// Waits until the worker listens.
  func waitUntilBegun() async throws(RecognizerError) {
    await withCheckedContinuation { done in
      if phase == .loading { waitingForBegin.append(done) } else { done.resume() }
    }
    if case .failure(let error) = outcome { throw error }
  }

  func waitForOutcome() async -> Outcome {
    await withCheckedContinuation { done in
      if let outcome { done.resume(returning: outcome) } else { waitingForOutcome.append(done) }
    }
  }

  func waitForBacklog(of samples: Int) async {
    await withCheckedContinuation { done in
      if !isOver, fed - decoded > samples { waitingForBacklog.append((samples, done)) } else { done.resume() }
    }
  }

  private func resumeBegin() {
    for continuation in waitingForBegin { continuation.resume() }
    waitingForBegin = []
  }

  private func resumeBacklog() {
    let backlog = isOver ? 0 : fed - decoded
    for waiting in waitingForBacklog where backlog <= waiting.limit { waiting.continuation.resume() }
    waitingForBacklog.removeAll { backlog <= $0.limit }
  }
}
