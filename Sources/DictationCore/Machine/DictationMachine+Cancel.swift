extension DictationMachine {
  /// Whether Escape has something to cancel or to put away. It is the application's key otherwise.
  public var takesEscape: Bool { isReminding || takes.contains(where: \.isUnderWay) }

  /// A waiting text is being offered on the screen.
  var isReminding: Bool { notice?.content == .waiting && isFieldSafe }

  /// Puts away what is on the screen, or cancels the latest dictation.
  mutating func escape(at now: Duration) {
    if isReminding { dismiss() } else { cancelLatest(at: now) }
  }

  mutating func cancelLatest(at now: Duration) {
    if let index = takes.lastIndex(where: \.isUnderWay) { cancelTake(at: index, at: now) }
  }

  /// Ends a take without its text. A dictation can be brought back; an inserted text goes back to where it waited.
  mutating func cancelTake(at index: Int, at now: Duration) {
    guard let session = takes[index].session else {
      takes[index].phase = .cancelled(isRestorable: true)
      return
    }
    let kind = takes[index].kind
    takes.remove(at: index)
    if kind == .claim {
      outbox.append(.report(session, .pending))
    } else {
      forget(session)
      restorable = Restorable(session, at: now)
    }
  }

  /// A text that was ready is not wanted; it can be brought back like any that was cancelled.
  mutating func declined(_ session: SessionID, at now: Duration) {
    guard let index = index(of: session), takes[index].phase == .delivering else { return }
    cancelTake(at: index, at: now)
  }

  /// The service need not go on with `session`.
  mutating func forget(_ session: SessionID) {
    outbox.append(.cancel(session))
    close(session)
  }

  /// Until when a cancelled take can be brought back, or nil where there is none.
  public var restorableUntil: Duration? { restorable?.end }

  mutating func restore(_ occasion: Occasion, at now: Duration) {
    guard let session = restorable?.session else { return }
    if let refusal = occasion.refusal { return show(.failed(refusal.sentence), at: now) }
    restorable = nil
    open(session)
    clearNotice()
    takes.append(
      Take(
        number: nextNumber(), kind: .restored, target: occasion.target, phase: .processing, session: session, at: now))
    outbox.append(.restore(session))
  }
}
