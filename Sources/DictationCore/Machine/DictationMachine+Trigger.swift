extension DictationMachine {
  mutating func trigger(_ signal: TriggerSignal, _ occasion: Occasion, at now: Duration) {
    switch signal {
    case .armed: arm(occasion, at: now)
    case .abandoned: abandon()
    case .held: hold(occasion, at: now)
    case .released: release()
    case .interrupted: if isHolding { stopRecording() }
    case .combined: if isHolding, let index = recordingIndex { cancelTake(at: index, at: now) }
    case .tapped: if isHandsFree { stopRecording() }
    case .doubleTapped, .toggled: toggle(occasion, at: now)
    case .escaped: escape(at: now)
    case .accepted: accept(in: occasion.target)
    }
  }

  /// A recording that goes on by itself until it is ended.
  public var isHandsFree: Bool { recordingIndex.map { takes[$0].kind == .dictation(.toggle) } ?? false }

  private var isHolding: Bool { recordingIndex.map { takes[$0].isHold } ?? false }

  /// Opens the microphone while it is still open whether the press is a hold. Whatever speaks against it is said then.
  private mutating func arm(_ occasion: Occasion, at now: Duration) {
    guard recordingIndex == nil, occasion.refusal == nil, !isOfferedHere else { return }
    begin(.hold, occasion, isConfirmed: false, at: now)
  }

  /// What `arm` began leaves no trace.
  mutating func abandon() {
    guard let index = takes.firstIndex(where: { !$0.isConfirmed }) else { return }
    switch (takes[index].phase, takes[index].session) {
    case (.failed, _):
      takes.remove(at: index)
    case (_, let session?):
      forget(session)
      takes.remove(at: index)
    case (_, nil):
      takes[index].phase = .cancelled(isRestorable: false)
      takes[index].isConfirmed = true
    }
  }

  private mutating func hold(_ occasion: Occasion, at now: Duration) {
    guard let index = takes.firstIndex(where: { !$0.isConfirmed }) else {
      if recordingIndex == nil { beginOrInsert(.hold, occasion, at: now) }
      return
    }
    unlock()
    clearNotice()
    takes[index].isConfirmed = true
    if case .failed(let failure) = takes[index].phase {
      takes.remove(at: index)
      show(.failed(failure.sentence), at: now)
    }
  }

  mutating func toggle(_ occasion: Occasion, at now: Duration) {
    abandon()
    if recordingIndex != nil { stopRecording() } else { beginOrInsert(.toggle, occasion, at: now) }
  }

  /// Asked for by name, so it records even where a text waits.
  mutating func start(_ occasion: Occasion, at now: Duration) {
    guard !isRecording else { return }
    abandon()
    if let refusal = occasion.refusal { return show(.failed(refusal.sentence), at: now) }
    unlock()
    begin(.toggle, occasion, isConfirmed: true, at: now)
  }

  /// What a toggle or a hold does where nothing is recorded.
  private mutating func beginOrInsert(_ mode: StartRequest.Mode, _ occasion: Occasion, at now: Duration) {
    if let refusal = occasion.refusal { return show(.failed(refusal.sentence), at: now) }
    let inserts = isOfferedHere
    unlock()
    if inserts { claim(occasion, at: now) } else { begin(mode, occasion, isConfirmed: true, at: now) }
  }

  private mutating func begin(
    _ mode: StartRequest.Mode, _ occasion: Occasion, isConfirmed: Bool, at now: Duration
  ) {
    if isConfirmed { clearNotice() }
    let number = nextNumber()
    takes.append(
      Take(
        number: number, kind: .dictation(mode), target: occasion.target, phase: .recording, isConfirmed: isConfirmed,
        at: now))
    let target = occasion.target
    outbox.append(
      .start(
        number,
        StartRequest(
          mode: mode, client: target.client, purpose: target.purpose, hints: target.hints, language: occasion.language
        )))
  }

  /// The key was let go where it can be seen, so the user is still there.
  private mutating func release() {
    for index in takes.indices { takes[index].isReleaseMissing = false }
    stopRecording()
  }

  /// The recording ends while its key is down. Where nobody has spoken for long, the release is taken for lost.
  mutating func missRelease(at now: Duration) {
    guard let index = recordingIndex, takes[index].isHold, takes[index].isConfirmed else { return }
    // The service, which counts samples, may come to the end a little before.
    takes[index].isReleaseMissing = now - takes[index].voice.lastVoice >= holdSilence * 9 / 10
  }

  /// Ends the recording; its text is awaited. Where the service has not named it yet, it hears of the end when it does.
  mutating func stopRecording() {
    guard let index = recordingIndex else { return }
    takes[index].phase = .processing
    if let session = takes[index].session { outbox.append(.stop(session)) }
  }
}
