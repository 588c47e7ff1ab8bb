public import DictationCore
public import GLibRuntime

/// The calls with an answer, for tasks. A task resumes a turn of the loop after the answer, so events of a session may
/// come before it; take the callbacks where that matters.
extension DictationClient {
  public func start(_ request: StartRequest) async throws(DictationFailure) -> SessionID {
    try await answer { self.start(request, reply: $0) }
  }

  public func take() async throws(DictationFailure) -> PendingText? { try await answer { self.take(reply: $0) } }

  public func alternatives(of session: SessionID) async throws(DictationFailure) -> [Alternative] {
    try await answer { self.alternatives(of: session, reply: $0) }
  }

  public func write(_ session: SessionID, in tone: String) async throws(DictationFailure) -> Alternative {
    try await answer { self.write(session, in: tone, reply: $0) }
  }

  public func edit(_ session: SessionID) async throws(DictationFailure) -> Draft {
    try await answer { self.edit(session, reply: $0) }
  }

  public func edited(_ session: SessionID, _ draft: Draft) async throws(DictationFailure) {
    try await answer { self.edited(session, draft, reply: $0) }
  }

  public func offer(_ draft: Draft) async throws(DictationFailure) -> SessionID {
    try await answer { self.offer(draft, reply: $0) }
  }

  public func transcribe(
    _ file: OwnedDescriptor, _ request: TranscribeRequest
  ) async throws(DictationFailure) -> SessionID {
    try await answer { self.transcribe(file, request, reply: $0) }
  }

  public func rewrite(_ text: String, _ request: RewriteRequest) async throws(DictationFailure) -> RewriteReply {
    try await answer { self.rewrite(text, request, reply: $0) }
  }

  public func tones() async throws(DictationFailure) -> ToneList { try await answer { self.tones(reply: $0) } }

  public func status() async throws(DictationFailure) -> ServiceStatus { try await answer { self.status(reply: $0) } }

  public func trigger(_ trigger: ServiceSignal.Trigger) async throws(DictationFailure) {
    try await answer { self.trigger(trigger, reply: $0) }
  }

  /// Waits until we are registered, and starts the service where it does not run.
  public func register() async throws(DictationFailure) { try await answer { self.whenRegistered($0) } }

  /// Events as a sequence, from now on; takes the place of `onEvent`.
  public func events() -> AsyncStream<ClientEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: ClientEvent.self)
    onEvent = { continuation.yield($0) }
    return stream
  }

  private func answer<Answer: Sendable>(
    _ ask: (@escaping @GLibActor (Result<Answer, DictationFailure>) -> Void) -> Void
  ) async throws(DictationFailure) -> Answer {
    let result: Result<Answer, DictationFailure> = await withCheckedContinuation { done in
      ask { done.resume(returning: $0) }
    }
    return try result.get()
  }
}
