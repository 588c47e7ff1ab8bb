import Localization

extension DictationMachine {
  /// The next toggle or hold inserts a waiting text: one waits that no insertion under way has claimed.
  var isOfferedHere: Bool {
    let claimsUnderWay = takes.count { $0.kind == .claim && $0.session == nil }
    return !isLocked && offeredCount > claimsUnderWay
  }

  var offeredCount: Int { max(0, pendingCount - putAwayCount) }

  mutating func insert(_ occasion: Occasion, at now: Duration) {
    if let refusal = occasion.refusal { return show(.failed(refusal.sentence), at: now) }
    unlock()
    claim(occasion, at: now)
  }

  mutating func claim(_ occasion: Occasion, at now: Duration) {
    notice = nil
    owesReminder = false
    let number = nextNumber()
    takes.append(Take(number: number, kind: .claim, target: occasion.target, phase: .processing, at: now))
    outbox.append(.claim(number))
  }

  mutating func claimReplied(
    _ number: TakeNumber, _ result: Result<PendingText?, DictationFailure>, at now: Duration
  ) {
    let take = takes.firstIndex { $0.number == number && $0.kind == .claim && $0.session == nil }
    let isCancelled = take.map { takes[$0].phase == .cancelled(isRestorable: true) } ?? true
    switch result {
    case .success(let text?):
      offeredSessions.removeAll { $0 == text.session }
      if let take, !isCancelled {
        takes[take].session = text.session
        takes[take].phase = .ready(text.draft)
        return
      }
      outbox.append(.report(text.session, .pending))
    case .success(nil):
      countPending(0)
      if !isCancelled { show(.failed(localized("No text is waiting to be inserted.")), at: now) }
    case .failure(let failure):
      if !isCancelled { show(.failed(failure.sentence), at: now) }
    }
    if let take { takes.remove(at: take) }
  }

  mutating func countPending(_ count: Int) {
    if count > pendingCount { owesReminder = notice?.content != .waiting }
    pendingCount = count
    putAwayCount = min(putAwayCount, count)
    if offeredCount == 0 { withdrawOffer() }
  }

  mutating func delivered(_ session: SessionID, at now: Duration) {
    guard let index = index(of: session), takes[index].phase == .delivering else { return }
    let wasClaimed = takes[index].kind == .claim
    takes.remove(at: index)
    close(session)
    let isRecording = recordingIndex.map { takes[$0].isConfirmed } ?? false
    if !isRecording { show(.sent, at: now) }
    if wasClaimed { owesReminder = true }
  }

  /// The text's field was gone.
  mutating func heldBack(_ session: SessionID) {
    guard let index = index(of: session), takes[index].phase == .delivering else { return }
    takes.remove(at: index)
    keep(session)
  }

  /// The text waits. The service has been told, and says how many do; until then one more is assumed.
  mutating func keep(_ session: SessionID) {
    close(session)
    offeredSessions.append(session)
    countPending(pendingCount + 1)
  }

  /// Whoever starts something in a safe field is the user, and back: what waits is offered again, after this.
  mutating func unlock() {
    guard isLocked else { return }
    isLocked = false
    owesReminder = true
  }

  /// Puts the waiting texts away: they stay where they can be taken, but are offered no more.
  mutating func dismiss() {
    outbox += offeredSessions.map { .report($0, .dismissed) }
    putAwayCount = pendingCount
    withdrawOffer()
  }

  private mutating func withdrawOffer() {
    offeredSessions = []
    owesReminder = false
    if notice?.content == .waiting { notice = nil }
  }

  /// The screen was locked or the user went away: recordings end, and their texts wait until somebody is back.
  mutating func endEverything() {
    abandon()
    stopRecording()
    isLocked = true
    owesReminder = false
    notice = nil
  }
}
