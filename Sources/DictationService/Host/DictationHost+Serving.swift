public import DictationCore
public import GLibRuntime
public import ServiceInterface

extension DictationHost: DictationServing {
  public func register(
    _ client: ClientRegistration, from caller: Caller
  ) async throws(DictationFailure) -> ServiceRegistration {
    clients[caller] = client.role
    log.info(
      "A client registered.",
      metadata: ["role": "\(client.role.rawValue)", "version": "\(client.version)", "caller": "\(caller.rawValue)"])
    if client.role == .engine {
      engineLanguage = client.language
      prepareRecognizer()
      configureModel()
      for sentence in untold { listener?.emit(.noticed(sentence), to: caller) }
      untold = []
    }
    onActivity?()
    return ServiceRegistration(
      version: version, pending: ledger.pendingCount, choices: await choices(),
      isOutdated: isOutdated?() ?? false)
  }

  public func choices() async -> ServiceChoices { await offer?() ?? ServiceChoices() }

  public func start(_ request: StartRequest, from caller: Caller) async throws(DictationFailure) -> SessionID {
    guard !isShuttingDown else { throw .ending }
    let (id, effects) = try ledger.start(request, by: caller)
    requests[id] = request
    prepareModel(for: request)
    if isNextOffTheRecord || request.isOffTheRecord { offTheRecord.insert(id) }
    isNextOffTheRecord = false
    perform(effects)
    onActivity?()
    return id
  }

  public func stop(_ session: SessionID, from caller: Caller) async throws(DictationFailure) {
    try send(.stop, to: session, by: caller)
  }

  public func setPaused(
    _ isPaused: Bool, _ session: SessionID, from caller: Caller
  ) async throws(DictationFailure) {
    do { try ledger.checkOwner(of: session, is: caller) }
    setPaused(isPaused, session)
  }

  public func cancel(_ session: SessionID, from caller: Caller) async throws(DictationFailure) {
    if try cancelFile(session, by: caller) { return }
    try send(.cancel, to: session, by: caller)
  }

  public func accept(_ session: SessionID, from caller: Caller) async throws(DictationFailure) {
    try send(.accept, to: session, by: caller)
  }

  public func restore(_ session: SessionID, from caller: Caller) async throws(DictationFailure) {
    guard ledger.sessions[session] != nil else { throw .notRestorable(session) }
    try send(.restore, to: session, by: caller)
  }

  public func delivered(
    _ session: SessionID, _ outcome: DeliveryOutcome, remainder: Draft?, from caller: Caller
  ) async throws(DictationFailure) {
    try ledger.checkOwner(of: session, is: caller)
    guard outcome != .corrected else { return rememberCorrection(of: session) }
    if let delivery = outcome.archived { remember(delivery, of: session) }
    send(.delivered(outcome, remainder: remainder), to: session)
    // The caller may wait for this answer before the text leaves it.
    await journal.settle()
  }

  public func inserted(
    _ session: SessionID, _ draft: Draft, as text: String, from caller: Caller
  ) async throws(DictationFailure) {
    try checkEngine(caller, mayChooseFrom: session)
    remember(versions.noteInserted(session, draft), as: text, of: session)
  }

  public func edit(_ session: SessionID, from caller: Caller) async throws(DictationFailure) -> Draft {
    let (draft, effects) = try ledger.edit(session, copy: versions.inserted(of: session), by: caller)
    perform(effects)
    return draft
  }

  public func edited(_ session: SessionID, _ draft: Draft, from caller: Caller) async throws(DictationFailure) {
    perform(try ledger.edited(session, draft, by: caller))
    await journal.settle()
    onActivity?()
  }

  /// Whoever is no engine asks on somebody's order and shows the text, so it is also given what may have been inserted
  /// already.
  public func take(from caller: Caller) async throws(DictationFailure) -> PendingText? {
    let (text, effects) = ledger.take(by: caller, evenPerhapsSent: clients[caller] != .engine)
    perform(effects)
    await journal.settle()
    onActivity?()
    return text
  }

  public func offer(_ draft: Draft, from caller: Caller) async throws(DictationFailure) -> SessionID {
    let (id, effects) = ledger.offer(draft, by: caller)
    perform(effects)
    return id
  }

  public func transcribe(
    _ file: OwnedDescriptor, _ request: TranscribeRequest, from caller: Caller
  ) async throws(DictationFailure) -> SessionID {
    try await transcribe(file, request, for: caller)
  }

  public func status() async throws(DictationFailure) -> ServiceStatus {
    var status = ServiceStatus(
      state: ledger.isRecording ? .recording : ledger.isProcessing || !files.isEmpty ? .processing : .idle,
      recognizer: settings.recognizer, source: settings.source, pending: ledger.pendingCount,
      sessions: ledger.activeCount + files.count, version: version)
    status.tone = settings.tone(for: settings.spokenLanguage)
    status.rewrite = status.tone.isEmpty ? settings.rewrite.rawValue : "tone"
    if settings.rewritesTexts, let model = await configuredModel {
      status.model = await model.check().code
      status.modelSentence = await model.sentence
    }
    return status
  }

  /// Whoever pressed a shortcut sees no standard error.
  public func triggerMissed(_ failure: DictationFailure) { notify(failure.sentence) }

  public func callerVanished(_ caller: Caller) {
    clients[caller] = nil
    cancelFiles(of: caller)
    perform(ledger.ownerVanished(caller))
    onActivity?()
  }

  /// - Throws: `DictationFailure` where it is not the caller's.
  private func send(_ event: SessionEvent, to id: SessionID, by caller: Caller) throws(DictationFailure) {
    try ledger.checkOwner(of: id, is: caller)
    send(event, to: id)
  }
}
