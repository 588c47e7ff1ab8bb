public import DictationCore
public import GLibRuntime
internal import Logging
public import Settings
public import Speech

/// Runs dictations: carries out what the ledger decides, with the microphone, the journal, the recognizers and the
/// clock, and tells the ledger what came of it.
@GLibActor
public final class DictationHost {
  /// Settings count from the next dictation on.
  public var settings: UtterSettings {
    didSet { if settings.recognizer != oldValue.recognizer { prepareRecognizer() } }
  }
  public weak var listener: (any SessionListener)?

  let source: any AudioSource
  let store: any TakeStore
  let supply: any RecognizerSupply
  let clock: any AlarmClock
  let clean: (String) -> Draft?
  let log = Logger(label: "dictation")

  var ledger = SessionLedger()
  /// What is asked of dictations that are not recorded yet.
  var requests: [SessionID: StartRequest] = [:]
  /// Takes that the microphone is open for; two for the moment where one has its tail and the next has begun.
  var takes: [SessionID: Take] = [:]
  var recognitions: [SessionID: Recognition] = [:]
  /// The utterance that has, or will have, the recognizer for dictations.
  var lastRecognition: Recognition?
  /// The same for the recognizer for files.
  var lastFileRecognition: Recognition?

  /// - Parameter clean: makes a draft of recognized words; nil where nothing is left of them.
  public init(
    settings: UtterSettings, source: any AudioSource, store: any TakeStore, supply: any RecognizerSupply,
    clock: any AlarmClock, clean: @escaping (String) -> Draft?
  ) {
    self.settings = settings
    self.source = source
    self.store = store
    self.supply = supply
    self.clock = clock
    self.clean = clean
  }

  // MARK: - What a client asks

  /// - Throws: `DictationFailure` where nothing is recorded.
  public func start(_ request: StartRequest, by owner: SessionOwner) throws(DictationFailure) -> SessionID {
    let (id, effects) = try ledger.start(request, by: owner)
    requests[id] = request
    defer { requests[id] = nil }
    perform(effects)
    return id
  }

  public func stop(_ id: SessionID, by owner: SessionOwner) throws(DictationFailure) {
    try send(.stop, to: id, by: owner)
  }

  public func cancel(_ id: SessionID, by owner: SessionOwner) throws(DictationFailure) {
    try send(.cancel, to: id, by: owner)
  }

  /// - Throws: `DictationFailure` `badRequest` where the take is gone.
  public func restore(_ id: SessionID, by owner: SessionOwner) throws(DictationFailure) {
    guard ledger.sessions[id] != nil else { throw .notRestorable(id) }
    try send(.restore, to: id, by: owner)
  }

  /// - Parameter remainder: what was not sent of a text delivered in part.
  public func delivered(
    _ id: SessionID, _ outcome: DeliveryOutcome, remainder: String? = nil, by owner: SessionOwner
  ) throws(DictationFailure) {
    try send(.delivered(outcome, remainder: remainder), to: id, by: owner)
  }

  /// Claims the oldest undelivered text, once.
  public func take(by owner: SessionOwner) -> PendingText? {
    let (text, effects) = ledger.take(by: owner)
    perform(effects)
    return text
  }

  public func ownerVanished(_ owner: SessionOwner) { perform(ledger.ownerVanished(owner)) }

  /// Ends every recording and processes it: the screen was locked, or the machine suspends.
  public func stopAll() { perform(ledger.stopAll()) }

  // MARK: - What the program asks

  /// Loads the recognizer for the first dictation to come.
  public func prepareRecognizer() {
    let id = settings.recognizer
    Task { [supply] in await supply.prepare(id) }
  }

  /// Takes up what earlier processes left in the journal: texts are pending at once, audio once it is recognized.
  public func recoverLeftovers() {
    var effects: [SessionEffect] = []
    store.adoptLeftovers { leftover in
      let recovered = ledger.recover(leftover)
      effects += recovered.effects
      return recovered.id
    }
    perform(effects)
  }

  public var pendingCount: Int { ledger.pendingCount }
  public var perhapsSentCount: Int { ledger.perhapsSentCount }
  public var isRecording: Bool { ledger.isRecording }
  public var isProcessing: Bool { ledger.isProcessing }
  /// Nothing moves by itself any more.
  public var isIdle: Bool { ledger.isIdle }

  // MARK: - For the extensions

  private func send(_ event: SessionEvent, to id: SessionID, by owner: SessionOwner) throws(DictationFailure) {
    try ledger.checkOwner(of: id, is: owner)
    send(event, to: id)
  }

  func send(_ event: SessionEvent, to id: SessionID) { perform(ledger.handle(event, of: id)) }
}
