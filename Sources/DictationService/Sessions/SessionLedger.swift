import DictationCore
import ServiceInterface

/// Every dictation of the service, from the key press until its text is safe: events in, effects out, nothing else
/// touched. Texts of one owner are handed over in the order in which their dictations began, and a text leaves the
/// ledger only when it was delivered.
struct SessionLedger {
  struct Session: Hashable {
    let id: SessionID
    /// nil for one that a crash or a vanished owner left behind.
    var owner: Caller?
    var phase: SessionPhase
    /// Why the recording ended early; told only where no text comes of it.
    var interruption: DictationFailure?
    /// Nobody said it: its owner left it here, and takes it along when he leaves.
    var isOffered = false

    /// Somebody dictates it, waits for its text, or has it in hand.
    var isUnderWay: Bool {
      switch phase {
      case .opening, .recording, .tail, .ready, .handed, .delivering: true
      // Without an owner it is one of those that wait for their turn.
      case .recognizing, .rewriting: owner != nil
      case .pending, .dismissed, .perhapsSent, .cancelled, .failed: false
      }
    }
  }

  /// How long a cancelled take can be brought back.
  static let restoreWindow: Duration = .seconds(60)

  private(set) var sessions: [SessionID: Session] = [:]
  private var lastID: UInt64
  private var announcedPending = 0

  /// - Parameter last: the number before the first.
  init(after last: UInt64 = 0) { lastID = last }

  /// How many texts can be taken, the dismissed included.
  var pendingCount: Int { sessions.values.count { $0.phase.shelf == .pending || $0.phase.shelf == .dismissed } }

  /// Of these, those that somebody said, and that were not put away.
  var ownPendingCount: Int { sessions.values.count { $0.phase.shelf == .pending && !$0.isOffered } }

  /// Dictations under way: from the start until the text is handed over or given up.
  var activeCount: Int { sessions.values.count { $0.phase.isAwaited } }

  var isRecording: Bool { sessions.values.contains { $0.phase.isRecording } }

  var isProcessing: Bool { sessions.values.contains { $0.phase.isProcessing } }

  /// Whether anything could still happen by itself: a process that ends now would leave work undone.
  var isIdle: Bool {
    !sessions.values.contains { session in
      switch session.phase {
      case .pending, .dismissed, .perhapsSent, .failed: false
      default: true
      }
    }
  }

  /// A number that no dictation had before.
  mutating func makeID() -> SessionID {
    lastID += 1
    return SessionID(rawValue: lastID)
  }

  /// Begins a dictation.
  /// - Throws: `DictationFailure` `privateField` or `microphoneBusy`; then nothing is recorded.
  mutating func start(
    _ request: StartRequest, by owner: Caller
  ) throws(DictationFailure) -> (id: SessionID, effects: [SessionEffect]) {
    guard !request.isPrivate else { throw .privateField }
    var effects: [SessionEffect] = []
    for session in ordered where session.phase.isRecording {
      // An owner that starts again has lost sight of the first dictation; its words are not lost with it.
      guard session.owner == owner else { throw .recordingElsewhere }
      effects += handle(.stopByItself, of: session.id)
    }
    let id = makeID()
    sessions[id] = Session(id: id, owner: owner, phase: .opening)
    return (id, effects + [.record(id)])
  }

  /// Takes up texts and recordings that an earlier process left in the journal. A recording waits for its `retry`.
  mutating func recover(_ leftovers: [Leftover]) -> (ids: [SessionID], effects: [SessionEffect]) {
    let ids = leftovers.map { leftover in
      let id = makeID()
      sessions[id] = Session(id: id, owner: nil, phase: leftover.phase)
      return id
    }
    return (ids, announcePending())
  }

  /// Leaves a text to be taken.
  mutating func offer(_ draft: Draft, by owner: Caller) -> (id: SessionID, effects: [SessionEffect]) {
    let id = makeID()
    sessions[id] = Session(id: id, owner: owner, phase: .pending(draft), isOffered: true)
    return (id, announcePending())
  }

  /// Claims the oldest pending text; with none pending, the oldest that was put away.
  /// - Parameter evenPerhapsSent: after all others also those that may have been inserted already.
  mutating func take(
    by owner: Caller, evenPerhapsSent: Bool = false
  ) -> (text: PendingText?, effects: [SessionEffect]) {
    for wanted in SessionPhase.Shelf.allCases where wanted != .perhapsSent || evenPerhapsSent {
      guard let session = ordered.first(where: { $0.phase.shelf == wanted }), let draft = session.phase.draft
      else { continue }
      sessions[session.id]?.owner = owner
      sessions[session.id]?.phase = .handed(draft)
      return (
        PendingText(session: session.id, draft: draft), [.markDelivering(session.id)] + announcePending()
      )
    }
    return (nil, [])
  }

  /// Hands a text to somebody who changes it. It comes back by `edited`, and as it was when he leaves without.
  /// - Parameter copy: of a text that is in its field already, and stays there.
  /// - Throws: `DictationFailure` `badRequest` for a text that is neither, or that somebody has.
  mutating func edit(
    _ id: SessionID, copy: Draft?, by owner: Caller
  ) throws(DictationFailure) -> (draft: Draft, effects: [SessionEffect]) {
    guard let session = sessions[id] else {
      guard let copy else { throw .notEditable }
      sessions[id] = Session(id: id, owner: owner, phase: .handed(copy), isOffered: true)
      return (copy, [])
    }
    guard session.phase.shelf != nil, let draft = session.phase.draft else { throw .notEditable }
    sessions[id]?.owner = owner
    sessions[id]?.phase = .handed(draft)
    return (draft, announcePending())
  }

  /// The text waits, as it was changed.
  mutating func edited(
    _ id: SessionID, _ draft: Draft, by owner: Caller
  ) throws(DictationFailure) -> [SessionEffect] {
    guard let session = sessions[id], session.owner == owner, case .handed = session.phase else { throw .notEditable }
    sessions[id] = Session(id: id, phase: .pending(draft))
    return [.save(id, draft)] + announcePending()
  }

  /// - Throws: `DictationFailure` `badRequest` when the dictation belongs to somebody else.
  func checkOwner(of id: SessionID, is owner: Caller) throws(DictationFailure) {
    guard let other = sessions[id]?.owner, other != owner else { return }
    throw .notTheOwner(id)
  }

  /// Events of dictations that are over are late, and change nothing.
  mutating func handle(_ event: SessionEvent, of id: SessionID) -> [SessionEffect] {
    guard let session = sessions[id] else { return [] }
    return transition(session, event) + handOver() + announcePending()
  }

  mutating func ownerVanished(_ owner: Caller) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    for session in ordered where session.owner == owner {
      sessions[session.id]?.owner = nil
      switch session.phase {
      case .pending where session.isOffered, .handed where session.isOffered: effects += drop(session)
      case .opening, .recording: effects += stop(session, withTail: true)
      case .ready(let draft) where draft.isOnlyCommand, .handed(let draft) where draft.isOnlyCommand:
        effects += drop(session)
      case .handed(let draft):
        sessions[session.id]?.phase = .pending(draft)
        effects.append(.save(session.id, draft))
      case .delivering(let draft): sessions[session.id]?.phase = .perhapsSent(draft)
      default: break
      }
    }
    return effects + handOver() + announcePending()
  }

  /// Drops what waits, for a field, for a recognizer or for nothing, since the user deletes it. Who dictates at the moment,
  /// or is about to be given his text, goes on.
  mutating func delete(_ ids: [SessionID]) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    for session in ids.compactMap({ sessions[$0] }) where !session.isUnderWay {
      switch session.phase {
      case .recognizing: effects.append(.abandonRecognition(session.id))
      case .rewriting: effects.append(.abandonRewriting(session.id))
      default: break
      }
      sessions[session.id] = nil
      effects.append(.erase(session.id))
    }
    return effects + announcePending()
  }

  /// Ends every recording: the screen was locked, the machine suspends, or this process was asked to end.
  mutating func stopAll() -> [SessionEffect] {
    ordered.filter(\.phase.isRecording).flatMap { handle(.stopByItself, of: $0.id) }
  }

  // MARK: - For the extensions

  var ordered: [Session] { ordered { _ in true } }

  /// Thousands may wait while a few are under way.
  private func ordered(where isWanted: (SessionPhase) -> Bool) -> [Session] {
    sessions.values.filter { isWanted($0.phase) }.sorted { $0.id < $1.id }
  }

  mutating func move(_ session: Session, to phase: SessionPhase) { sessions[session.id]?.phase = phase }

  mutating func disown(_ session: Session) { sessions[session.id]?.owner = nil }

  mutating func interrupt(_ session: Session, _ failure: DictationFailure) {
    sessions[session.id]?.interruption = failure
  }

  mutating func drop(_ session: Session) -> [SessionEffect] {
    sessions[session.id] = nil
    return [.forget(session.id)]
  }

  mutating func putAside(_ session: Session) -> [SessionEffect] {
    sessions[session.id] = nil
    return [.putAside(session.id)]
  }

  /// Hands over what is ready and whose turn has come; what nobody owns any more becomes pending.
  private mutating func handOver() -> [SessionEffect] {
    var effects: [SessionEffect] = []
    var waiting: Set<Caller> = []
    for session in ordered(where: { $0.isAwaited || $0.isReady }) {
      if session.phase.isAwaited, let owner = session.owner { waiting.insert(owner) }
      guard case .ready(let draft) = session.phase else { continue }
      guard let owner = session.owner else {
        move(session, to: .pending(draft))
        continue
      }
      guard !waiting.contains(owner) else { continue }
      move(session, to: .handed(draft))
      effects.append(.handOver(session.id, draft, owner))
    }
    return effects
  }

  /// The text is there: hands it over, or keeps it until its turn comes or somebody takes it.
  mutating func arrive(_ draft: Draft, of session: Session) -> [SessionEffect] {
    // Without its owner nobody knows what a command was about.
    if draft.isOnlyCommand, session.owner == nil { return drop(session) }
    move(session, to: .ready(draft))
    let effects = handOver()
    if case .handed = sessions[session.id]?.phase { return effects }
    if draft.isOnlyCommand { return effects }
    return [.save(session.id, draft)] + effects
  }

  private mutating func announcePending() -> [SessionEffect] {
    guard pendingCount != announcedPending else { return [] }
    announcedPending = pendingCount
    return [.pendingChanged(pendingCount)]
  }
}
