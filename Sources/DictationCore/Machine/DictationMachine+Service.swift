extension DictationMachine {
  mutating func startReplied(_ number: TakeNumber, _ result: Result<SessionID, DictationFailure>, at now: Duration) {
    let index = takes.firstIndex { $0.number == number && $0.isDictation && $0.session == nil }
    switch (result, index) {
    case (.success(let session), let index?): name(takeAt: index, session, at: now)
    // Its take is gone with an earlier service. Whatever it hears waits for the user, the microphone does not.
    case (.success(let session), nil): if self.index(of: session) == nil { outbox.append(.stop(session)) }
    case (.failure(let failure), let index?): fail(at: index, failure, at: now)
    case (.failure, nil): break
    }
    replayEarly(at: now)
  }

  /// The service has begun, maybe after the user has ended.
  private mutating func name(takeAt index: Int, _ session: SessionID, at now: Duration) {
    open(session)
    takes[index].session = session
    switch takes[index].phase {
    case .processing:
      outbox.append(.stop(session))
    case .cancelled(let isRestorable):
      takes.remove(at: index)
      forget(session)
      if isRestorable { restorable = Restorable(session, at: now) }
    case .recording, .rewriting, .ready, .delivering, .failed:
      break
    }
  }

  mutating func started(_ session: SessionID, at now: Duration) {
    guard let index = index(of: session), takes[index].startedAt == nil else { return }
    takes[index].startedAt = now
  }

  mutating func heard(_ level: Double, in session: SessionID, at now: Duration) {
    guard let index = index(of: session), takes[index].phase == .recording else { return }
    started(session, at: now)
    takes[index].voice.note(level, at: now)
  }

  mutating func recognized(_ stable: String, _ volatile: String, in session: SessionID, at now: Duration) {
    guard let index = index(of: session) else { return }
    if takes[index].stableWords != stable || takes[index].volatileWords != volatile {
      takes[index].voice.noteWords(at: now)
    }
    takes[index].stableWords = stable
    takes[index].volatileWords = volatile
  }

  mutating func textReady(_ draft: Draft, of session: SessionID, _ event: DictationEvent) {
    guard let index = index(of: session) else { return unknown(session, event) }
    switch takes[index].phase {
    case .recording, .processing, .rewriting: break
    case .ready, .delivering, .failed, .cancelled: return
    }
    guard !draft.text.isEmpty || draft.command?.amendment != nil else {
      takes.remove(at: index)
      close(session)
      outbox.append(.report(session, .delivered))
      return
    }
    takes[index].phase = .ready(draft)
  }

  mutating func failed(
    _ session: SessionID, _ failure: DictationFailure, _ event: DictationEvent, at now: Duration
  ) {
    guard let index = index(of: session) else { return unknown(session, event) }
    fail(at: index, failure, at: now)
  }

  mutating func stopped(_ session: SessionID, _ event: DictationEvent, at now: Duration) {
    guard let index = index(of: session) else { return unknown(session, event) }
    guard takes[index].phase == .recording else { return }
    missRelease(at: now)
    takes[index].phase = .processing
  }

  /// The service is gone, with everything that had not come to a text. It keeps the words and offers them when it is
  /// back.
  mutating func loseService(_ failure: DictationFailure, at now: Duration) {
    let lost = takes.filter { $0.kind != .claim && $0.lacksText }
    takes.removeAll { take in lost.contains { $0.number == take.number } }
    early = []
    countPending(0)
    if lost.contains(where: \.isConfirmed) { show(.failed(failure.sentence), at: now) }
  }

  private mutating func fail(at index: Int, _ failure: DictationFailure, at now: Duration) {
    let take = takes[index]
    switch take.phase {
    case .recording where !take.isConfirmed:
      takes[index].phase = .failed(failure)
    case .recording, .processing, .rewriting:
      takes.remove(at: index)
      show(.failed(failure.sentence), at: now)
    case .cancelled:
      takes.remove(at: index)
    case .ready, .delivering, .failed:
      break
    }
  }

  // MARK: Events of sessions without a take

  /// `session` has ended, or is about to be named, or belongs to somebody who is gone. No text is dropped.
  mutating func unknown(_ session: SessionID, _ event: DictationEvent) {
    if isClosed(session) { return }
    if takes.contains(where: { $0.isDictation && $0.session == nil }) {
      early.append(event)
    } else if case .textReady(_, _, let draft) = event {
      // A command without its field asks for nothing any more.
      outbox.append(.report(session, draft.text.isEmpty ? .delivered : .pending))
      if !draft.text.isEmpty { keep(session) }
    }
  }

  private mutating func replayEarly(at now: Duration) {
    let events = early
    early = []
    for event in events { apply(event, at: now) }
  }
}
