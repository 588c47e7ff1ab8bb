import DictationCore
public import GLibRuntime

/// The dictation service as its clients see it: engine, command line and settings.
///
/// The service is started by the bus on the first call, or by ``wake()``. The client registers before that call, and
/// again whenever the service was restarted. Calls leave in their order; answers and events arrive in the order in
/// which the service sent them, so the answer that names a session comes before its first event.
@GLibActor
public final class DictationClient {
  /// Called with everything that the service says by itself.
  public var onEvent: (@GLibActor (ClientEvent) -> Void)?

  let connection: BusConnection
  private let role: ClientRole
  private let version: String
  private var state = State.unregistered
  /// What the service was told last.
  private var told: ClientRegistration?
  private var owner: String?
  private var waiting: [@GLibActor (Result<Void, DictationFailure>) -> Void] = []
  private var signals: Registration?
  private var watch: Registration?

  private enum State {
    case unregistered
    /// `owner`: who had the name when we asked; nil where the bus had to start the service. `isRepeated`: because the
    /// first service ended.
    case registering(owner: String?, isRepeated: Bool)
    case registered
  }

  /// - Parameters:
  ///   - version: of the program, for the service's log.
  public init(_ connection: BusConnection, role: ClientRole, version: String) {
    self.connection = connection
    self.role = role
    self.version = version
    let match = SignalMatch(
      sender: DictationInterface.busName, path: DictationInterface.path, interface: DictationInterface.name)
    signals = connection.subscribe(match) { [weak self] in self?.received($0) }
    watch = connection.watchName(
      DictationInterface.busName, appeared: { [weak self] in self?.appeared($0) },
      vanished: { [weak self] in self?.vanished() })
  }

  /// Whether the engine is the input source in use, which decides whether triggers from outside reach it. The service
  /// is told of a change.
  public var isActive = true {
    didSet { tellActivity() }
  }

  /// The language of the input source in use; nil for the one in the settings. The service is told of a change.
  public var language: String? {
    didSet { tellActivity() }
  }

  /// Waits until everything said so far has left the process.
  public func flush() async { await connection.flush() }

  /// Starts the service where it does not run, and registers. What comes of it is told by `onEvent`.
  public func wake() { whenRegistered { _ in } }

  /// Calls `body` once we are registered, at once where we are; with the reason where that fails.
  func whenRegistered(_ body: @escaping @GLibActor (Result<Void, DictationFailure>) -> Void) {
    if case .registered = state {
      body(.success(()))
      return
    }
    waiting.append(body)
    if case .unregistered = state { sendRegistration() }
  }
}

// MARK: - Registration

extension DictationClient {
  private var registration: ClientRegistration {
    ClientRegistration(version: version, role: role, isActive: isActive, language: language)
  }

  private func register(
    _ answer: @escaping @GLibActor (Result<ServiceRegistration, DictationFailure>) -> Void
  ) {
    let registration = registration
    told = registration
    connection.call(call("Register", [.dictionary(registration.dictionary)]), replyType: "(a{sv})") { result in
      answer(result.mapError { DictationFailure($0) }.flatMap { reply in ServiceRegistration.read(reply) })
    }
  }

  private func sendRegistration(again isRepeated: Bool = false) {
    state = .registering(owner: owner, isRepeated: isRepeated)
    register { [weak self] in self?.registered($0) }
  }

  private func tellActivity() {
    guard case .registered = state, told != registration else { return }
    register { [weak self] result in
      guard let self, case .registered = state, case .success(let service) = result else { return }
      onEvent?(.choices(service.choices))
    }
  }

  private func registered(_ result: Result<ServiceRegistration, DictationFailure>) {
    guard case .registering(let asked, let isRepeated) = state else { return }
    switch result {
    case .success(let service):
      state = .registered
      tellActivity()
      answerWaiting(.success(()))
      onEvent?(.available)
      onEvent?(.signal(.pendingChanged(service.pending)))
      onEvent?(.choices(service.choices))
      if service.version != version {
        onEvent?(.otherVersion(service.version, isOutdated: service.isOutdated))
      }
    case .failure where owner != nil && asked != nil && owner != asked:
      // The service that we asked is gone, and another is there already.
      sendRegistration()
    case .failure(.serviceEnded) where !isRepeated:
      // It ended because nobody needed it, just when we called. The bus starts another.
      sendRegistration(again: true)
    case .failure(let failure):
      state = .unregistered
      answerWaiting(.failure(failure))
      onEvent?(.unavailable(failure))
    }
  }

  private func answerWaiting(_ result: Result<Void, DictationFailure>) {
    let waiting = self.waiting
    self.waiting = []
    for body in waiting { body(result) }
  }

  private func appeared(_ owner: String) {
    self.owner = owner
    if case .unregistered = state { sendRegistration() }
  }

  private func vanished() {
    owner = nil
    guard case .registered = state else { return }
    state = .unregistered
    onEvent?(.unavailable(.serviceEnded))
  }

  private func received(_ signal: BusSignal) {
    guard let signal = try? ServiceSignal(name: signal.name, arguments: signal.arguments) else { return }
    onEvent?(.signal(signal))
  }
}

extension ServiceRegistration {
  /// A service older than this code is refused: it lacks methods.
  fileprivate static func read(_ reply: MethodReply) -> Result<ServiceRegistration, DictationFailure> {
    guard let service = try? ServiceRegistration(dictionary: try reply.values.value(at: 0)),
      service.api >= DictationInterface.version
    else { return .failure(.otherVersion) }
    return .success(service)
  }
}
