import DictationCore
import GLibRuntime
import Glibc
import ServiceInterface

/// A service that notes what it is asked, and answers what the test wants.
@GLibActor
final class FakeService: DictationServing {
  enum Call: Hashable {
    case register(ClientRegistration, Caller)
    case start(StartRequest, Caller)
    case stop(SessionID, Caller)
    case cancel(SessionID, Caller)
    case accept(SessionID, Caller)
    case restore(SessionID, Caller)
    case delivered(SessionID, DeliveryOutcome, Draft?, Caller)
    case edited(SessionID, Draft, Caller)
    case inserted(SessionID, Draft, String, Caller)
    case transcribe(String, TranscribeRequest, Caller)
    case vanished(Caller)
    case triggerMissed(DictationFailure)
  }

  let calls: AsyncStream<Call>
  private let note: AsyncStream<Call>.Continuation
  var api = DictationInterface.version
  /// That of the clients.
  var version = "test"
  var isOutdated = false
  var pending: [PendingText] = []
  var offer = ServiceChoices()
  var failure: DictationFailure?
  /// Runs within `register`, before its answer.
  var onRegister: @GLibActor () async -> Void = {}
  /// Runs within `start`, before its answer.
  var onStart: (@GLibActor (Caller, SessionID) -> Void)?
  /// What `start` waits for; a real service waits for its sound server.
  var beforeAnswer: @GLibActor () async -> Void = { await Task.yield() }
  private var lastID: UInt64 = 0

  init() { (calls, note) = AsyncStream.makeStream() }

  /// Ends `calls` behind those that have come.
  func finish() { note.finish() }

  func register(
    _ client: ClientRegistration, from caller: Caller
  ) async throws(DictationFailure) -> ServiceRegistration {
    note.yield(.register(client, caller))
    await onRegister()
    return ServiceRegistration(
      api: api, version: version, pending: pending.count, choices: offer, isOutdated: isOutdated)
  }

  func start(_ request: StartRequest, from caller: Caller) async throws(DictationFailure) -> SessionID {
    note.yield(.start(request, caller))
    if let failure { throw failure }
    lastID += 1
    let session = SessionID(rawValue: lastID)
    onStart?(caller, session)
    await beforeAnswer()
    return session
  }

  func stop(_ session: SessionID, from caller: Caller) { note.yield(.stop(session, caller)) }
  func cancel(_ session: SessionID, from caller: Caller) { note.yield(.cancel(session, caller)) }
  func triggerMissed(_ failure: DictationFailure) { note.yield(.triggerMissed(failure)) }
  func setPaused(_ isPaused: Bool, _ session: SessionID, from caller: Caller) {}
  func accept(_ session: SessionID, from caller: Caller) { note.yield(.accept(session, caller)) }
  func restore(_ session: SessionID, from caller: Caller) { note.yield(.restore(session, caller)) }

  func delivered(_ session: SessionID, _ outcome: DeliveryOutcome, remainder: Draft?, from caller: Caller) {
    note.yield(.delivered(session, outcome, remainder, caller))
  }

  func inserted(_ session: SessionID, _ draft: Draft, as text: String, from caller: Caller) {
    note.yield(.inserted(session, draft, text, caller))
  }

  func edit(_ session: SessionID, from caller: Caller) throws(DictationFailure) -> Draft {
    if let failure { throw failure }
    return Draft(text: "To be changed.")
  }

  func edited(_ session: SessionID, _ draft: Draft, from caller: Caller) { note.yield(.edited(session, draft, caller)) }

  func alternatives(of session: SessionID, from caller: Caller) -> [Alternative] {
    [Alternative(.final, Draft(text: "Hello.")), Alternative(.tone, tone: "friendly", Draft(text: "Hi!"))]
  }

  func write(_ session: SessionID, in tone: String, from caller: Caller) throws(DictationFailure) -> Alternative {
    if let failure { throw failure }
    return Alternative(.tone, tone: tone, Draft(text: "Hi from \(session.rawValue)!"))
  }

  func rewrite(_ text: String, _ request: RewriteRequest, from caller: Caller) -> RewriteReply {
    RewriteReply(text: "\(request.tone ?? "cleaned"): \(text)", reason: request.isCleanup ? "It is busy." : nil)
  }

  func tones() -> ToneList { ToneList(names: ["plain", "pirate"], current: "pirate") }

  func choices() -> ServiceChoices { offer }

  func take(from caller: Caller) -> PendingText? { pending.isEmpty ? nil : pending.removeFirst() }

  func offer(_ draft: Draft, from caller: Caller) -> SessionID {
    lastID += 1
    pending.append(PendingText(session: SessionID(rawValue: lastID), draft: draft))
    return SessionID(rawValue: lastID)
  }

  func transcribe(
    _ file: OwnedDescriptor, _ request: TranscribeRequest, from caller: Caller
  ) -> SessionID {
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(file.rawValue, &buffer, buffer.count)
    note.yield(.transcribe(String(decoding: buffer.prefix(count), as: UTF8.self), request, caller))
    return SessionID(rawValue: 77)
  }

  func status() -> ServiceStatus {
    ServiceStatus(
      state: .recording, recognizer: "pocketsphinx", source: "", pending: pending.count, sessions: 1, version: "fake")
  }

  func callerVanished(_ caller: Caller) { note.yield(.vanished(caller)) }
}
