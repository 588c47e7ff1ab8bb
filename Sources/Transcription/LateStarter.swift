internal import Speech

/// A recognizer that may be fed before it has begun; it hears everything once it has.
actor LateStarter {
  private enum State {
    case starting
    case running
    case failed(any Error)
  }

  private let recognizer: any Recognizer
  private var state = State.starting
  private var backlog: [Int16] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isCancelled = false

  init(_ recognizer: any Recognizer) { self.recognizer = recognizer }

  func start(_ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void) async {
    do {
      try await recognizer.start(context, onEvent: onEvent)
      // More may come while this is handed on.
      while !backlog.isEmpty {
        let samples = backlog
        backlog = []
        await recognizer.feed(samples)
      }
      state = .running
    } catch {
      state = .failed(error)
    }
    backlog = []
    if isCancelled { await recognizer.cancel() }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func feed(_ samples: [Int16]) async {
    switch state {
    case .starting: backlog += samples
    case .running: await recognizer.feed(samples)
    case .failed: break
    }
  }

  func finish(deadline: Duration) async throws -> Transcript {
    if await startFailed, case .failed(let error) = state { throw error }
    return try await recognizer.finish(deadline: deadline)
  }

  /// Known once it has begun or not.
  var startFailed: Bool {
    get async {
      await withCheckedContinuation { done in
        if case .starting = state { waiting.append(done) } else { done.resume() }
      }
      if case .failed = state { return true }
      return false
    }
  }

  func cancel() async {
    isCancelled = true
    await recognizer.cancel()
  }
}
