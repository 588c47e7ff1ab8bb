/// Dictation as a value: a state, and for every event the next state and what is to be done.
///
/// One recording at a time, while any number of earlier ones may still be on their way to a text. Texts of dictations
/// are delivered in the order in which these were started. Nothing here knows keys, fields or clocks: time comes with
/// each event, and `deadline` says when to come back.
public struct DictationMachine: Hashable, Sendable {
  /// A hold ends after this long without a voice.
  public var holdSilence: Duration
  /// Whether the field with the focus may be dictated into. Waiting texts are offered in no other.
  public var isFieldSafe = false
  /// How many texts wait at the service.
  public internal(set) var pendingCount = 0

  var takes: [Take] = []
  var lastNumber: UInt64 = 0
  /// What the event under way has led to so far.
  var outbox: [DictationEffect] = []

  var notice: Notice?
  /// The user has yet to be told that a text waits.
  var owesReminder = false
  /// How many of the waiting texts the user has put away. They can be taken, but are not offered.
  var putAwayCount = 0
  /// The waiting texts that this engine knows by name and that were not put away.
  var offeredSessions: [SessionID] = []
  /// The session went inactive and nothing was dictated since: nothing is offered.
  var isLocked = false

  var restorable: Restorable?
  /// The sessions that ended last. What still comes of them was overtaken and means nothing.
  private var closed: [SessionID] = []
  /// Events that overtook the answer to their start.
  var early: [DictationEvent] = []

  public init(holdSilence: Duration = .seconds(10)) { self.holdSilence = holdSilence }

  /// When the next `tick` is due, or nil while nothing is waited for.
  public var deadline: Duration? {
    [notice?.end, restorable?.end, silenceEnd].compactMap(\.self).min()
  }

  public mutating func handle(_ event: DictationEvent, at now: Duration) -> [DictationEffect] {
    expire(at: now)
    apply(event, at: now)
    deliverReady()
    remind(at: now)
    defer { outbox = [] }
    return outbox
  }

  /// `DictationEvent` to handler, and nothing else.
  mutating func apply(_ event: DictationEvent, at now: Duration) {
    switch event {
    case .trigger(let signal, let occasion): trigger(signal, occasion, at: now)
    case .startRequested(let occasion): start(occasion, at: now)
    case .stopRequested: if isRecording { stopRecording() }
    case .cancelRequested: cancelLatest(at: now)
    case .insertRequested(let occasion): insert(occasion, at: now)
    case .restoreRequested(let occasion): restore(occasion, at: now)
    case .amendmentRequested(let amendment, let occasion): amend(amendment, occasion, at: now)
    case .startReplied(let number, let result): startReplied(number, result, at: now)
    case .claimReplied(let number, let result): claimReplied(number, result, at: now)
    case .started(let session): started(session, at: now)
    case .level(let session, let level): heard(level, in: session, at: now)
    case .partial(let session, let stable, let volatile): recognized(stable, volatile, in: session, at: now)
    case .textReady(let session, let stage, let draft): if stage == .final { textReady(draft, of: session, event) }
    case .rewriting(let session, let raw, let rules): rewriting(session, raw: raw, rules: rules, event)
    case .failed(let session, let failure): failed(session, failure, event, at: now)
    case .stopped(let session): stopped(session, event, at: now)
    case .remark(let sentence): show(.remark(sentence), at: now)
    case .pendingCount(let count): countPending(count)
    case .sessionInactive: endEverything()
    case .unavailable(let failure): loseService(failure, at: now)
    case .delivered(let session): delivered(session, at: now)
    case .heldBack(let session): heldBack(session)
    case .declined(let session): declined(session, at: now)
    case .amended(let sentence): show(sentence.map { .remark($0) } ?? .sent, at: now)
    case .tick: break
    }
  }

  // MARK: Takes

  /// What is being recorded, before or after its key press has become a hold.
  var recordingIndex: Int? { takes.firstIndex { $0.phase == .recording } }

  func index(of session: SessionID) -> Int? { takes.firstIndex { $0.session == session } }

  /// `session` has its end: cancelled, delivered or kept.
  mutating func close(_ session: SessionID) {
    // Far more than can be under way; the list only has to outlive what was on its way.
    closed = closed.suffix(31) + [session]
  }

  /// A session begins, or begins again: after a restart the service may count from the beginning.
  mutating func open(_ session: SessionID) { closed.removeAll { $0 == session } }

  func isClosed(_ session: SessionID) -> Bool { closed.contains(session) }

  mutating func nextNumber() -> TakeNumber {
    lastNumber += 1
    return TakeNumber(rawValue: lastNumber)
  }

  // MARK: Time

  private var silenceEnd: Duration? {
    guard let index = recordingIndex, takes[index].isHold, takes[index].isConfirmed else { return nil }
    return takes[index].voice.lastVoice + holdSilence
  }

  private mutating func expire(at now: Duration) {
    if let notice, notice.end <= now { self.notice = nil }
    if let restorable, restorable.end <= now { self.restorable = nil }
    if let silenceEnd, silenceEnd <= now {
      missRelease(at: now)
      stopRecording()
    }
  }

  // MARK: Notices

  /// Shows `content`, but nothing over a sentence that was not read yet.
  mutating func show(_ content: Notice.Content, at now: Duration) {
    if notice?.content.sentence != nil, content == .sent { return }
    clearNotice()
    notice = Notice(content, at: now)
  }

  /// A reminder that is taken away before its time comes again.
  mutating func clearNotice() {
    if notice?.content == .waiting { owesReminder = true }
    notice = nil
  }

  private mutating func remind(at now: Duration) {
    guard owesReminder, notice == nil, isFieldSafe, !isLocked else { return }
    guard takes.allSatisfy({ $0.phase != .recording || !$0.isConfirmed }) else { return }
    owesReminder = false
    if offeredCount > 0 { notice = Notice(.waiting, at: now) }
  }

  // MARK: Delivery

  /// Hands out the texts that are due. Inserted and restored ones belong before every dictation and wait for none.
  private mutating func deliverReady() {
    var mustWait = false
    var homeless: [SessionID] = []
    for index in takes.indices {
      if takes[index].isAwaited { mustWait = true }
      guard case .ready(let draft) = takes[index].phase, let session = takes[index].session else { continue }
      if !takes[index].isConfirmed || (mustWait && takes[index].isDictation) { continue }
      if takes[index].isReleaseMissing, !draft.isOnlyCommand {
        homeless.append(session)
      } else {
        takes[index].phase = .delivering
        outbox.append(.deliver(session, draft, takes[index].target))
      }
    }
    for session in homeless {
      takes.removeAll { $0.session == session }
      outbox.append(.report(session, .pending))
      keep(session)
    }
  }
}
