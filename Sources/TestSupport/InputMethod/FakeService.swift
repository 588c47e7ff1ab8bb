public import DictationCore
public import InputMethod

/// The dictation service as the input method sees it, without a microphone: it keeps pending texts like the real one,
/// and the test says what is recognized.
///
/// Answers and events wait in a queue until `flush`, unless `isPrompt`: a real service answers later, too.
public final class FakeService: ServicePort {
  public struct Outcome: Hashable, Sendable {
    public var session: SessionID
    public var outcome: DeliveryOutcome
    public var remainder: Draft?
  }

  /// What stands in a field.
  public struct Insertion: Hashable, Sendable {
    public var session: SessionID
    public var draft: Draft
    public var text: String
  }

  /// Set by the test to `InputMethod.handle`.
  public var onEvent: ((ServiceEvent) -> Void)?
  public var isPrompt = true
  /// While set, whatever is asked for fails with this.
  public var failure: DictationFailure?

  /// What is answered when versions are asked for.
  public var alternatives: [SessionID: [Alternative]] = [:]
  /// What is answered when one of them is asked for in a tone; nothing is for a tone that is not here.
  public var tones: [String: Result<Alternative, DictationFailure>] = [:]
  public private(set) var requests: [StartRequest] = []
  public private(set) var started: [SessionID] = []
  public private(set) var stopped: [SessionID] = []
  public private(set) var cancelled: [SessionID] = []
  public private(set) var accepted: [SessionID] = []
  public private(set) var restored: [SessionID] = []
  /// Handed out by `take`, in order.
  public private(set) var taken: [SessionID] = []
  /// Tones that were asked for.
  public private(set) var asked: [String] = []
  public private(set) var inserted: [Insertion] = []
  public private(set) var outcomes: [Outcome] = []
  /// Texts to be taken, the oldest first, the dismissed last.
  public private(set) var pending: [PendingText] = []

  private var lastSession: UInt64 = 0
  private var drafts: [SessionID: Draft] = [:]
  private var queue: [() -> Void] = []

  public init() {}

  // MARK: What the test does

  /// Delivers the oldest answer or event; false where there is none.
  @discardableResult public func flushOne() -> Bool {
    guard !queue.isEmpty else { return false }
    queue.removeFirst()()
    return true
  }

  public func flush() { while flushOne() {} }

  public func send(_ event: ServiceEvent) { later { [weak self] in self?.onEvent?(event) } }

  /// The final text of `session`.
  public func finish(_ session: SessionID, _ draft: Draft) {
    drafts[session] = draft
    send(.textReady(session, .final, draft))
  }

  public func finish(_ session: SessionID, _ text: String) { finish(session, Draft(text: text)) }

  /// A text that waited already, as after a crash.
  public func addPending(_ text: PendingText) {
    drafts[text.session] = text.draft
    keep(text)
  }

  /// As after a restart of the service.
  public func countFromTheBeginning() { lastSession = 0 }

  public func outcomes(of session: SessionID) -> [DeliveryOutcome] {
    outcomes.filter { $0.session == session }.map(\.outcome)
  }

  // MARK: ServicePort

  public func start(_ request: StartRequest, reply: @escaping (Result<SessionID, DictationFailure>) -> Void) {
    if let failure { return later { reply(.failure(failure)) } }
    requests.append(request)
    lastSession += 1
    let session = SessionID(rawValue: lastSession)
    started.append(session)
    later { reply(.success(session)) }
  }

  public func stop(_ session: SessionID) { stopped.append(session) }

  public func cancel(_ session: SessionID) { cancelled.append(session) }

  public func accept(_ session: SessionID) { accepted.append(session) }

  public func restore(_ session: SessionID) { restored.append(session) }

  public func delivered(_ session: SessionID, _ outcome: DeliveryOutcome, remainder: Draft?) {
    outcomes.append(Outcome(session: session, outcome: outcome, remainder: remainder))
    switch outcome {
    case .pending:
      guard let draft = remainder ?? drafts[session] else { return }
      drafts[session] = draft
      keep(PendingText(session: session, draft: draft))
    case .dismissed:
      guard let index = pending.firstIndex(where: { $0.session == session }) else { return }
      pending.append(pending.remove(at: index))
    case .delivering, .delivered, .corrected:
      break
    }
  }

  public func inserted(_ session: SessionID, _ draft: Draft, as text: String) {
    inserted.append(Insertion(session: session, draft: draft, text: text))
  }

  public func alternatives(
    of session: SessionID, reply: @escaping (Result<[Alternative], DictationFailure>) -> Void
  ) {
    if let failure { return later { reply(.failure(failure)) } }
    let found = alternatives[session] ?? []
    later { reply(.success(found)) }
  }

  public func write(
    _ session: SessionID, in tone: String, reply: @escaping (Result<Alternative, DictationFailure>) -> Void
  ) {
    asked.append(tone)
    if let answer = tones[tone] { later { reply(answer) } }
  }

  public func take(reply: @escaping (Result<PendingText?, DictationFailure>) -> Void) {
    if let failure { return later { reply(.failure(failure)) } }
    let text = pending.isEmpty ? nil : pending.removeFirst()
    if let text { taken.append(text.session) }
    later { reply(.success(text)) }
    if text != nil { send(.pendingCount(pending.count)) }
  }

  private func keep(_ text: PendingText) {
    pending.append(text)
    send(.pendingCount(pending.count))
  }

  private func later(_ body: @escaping () -> Void) {
    if isPrompt { body() } else { queue.append(body) }
  }
}
