public import DictationCore
public import GLibRuntime
public import InputMethod
internal import Localization
internal import ServiceInterface

/// The dictation service as the input method's port: connects to the session bus by itself, and again where that went
/// away. Nothing here waits, so nothing can hold up a key.
@GLibActor
public final class DictationServiceLink {
  public var onEvent: ((ServiceEvent) -> Void)?

  private var client: DictationClient?
  private var isConnecting = false
  private var waiting: [(Result<DictationClient, DictationFailure>) -> Void] = []
  private var disconnection: Registration?
  private var choicesAskedAt = Duration.zero

  public init() {}

  /// Whether Utter is the input source in use. Turning it on starts the service, so that the first key press finds it
  /// running.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      client?.isActive = isActive
      if isActive { wake() }
    }
  }

  /// The language of the input source in use; nil for the one in the settings.
  public var language: String? {
    didSet { client?.language = language }
  }

  /// What can be chosen may have changed while the user was elsewhere, in the settings or in a terminal.
  public func refreshChoices() {
    guard isActive, MonotonicTime.now - choicesAskedAt >= .seconds(5) else { return }
    choicesAskedAt = MonotonicTime.now
    client?.refreshChoices()
  }

  private func wake() {
    withClient { client in
      if case .success(let client) = client { client.wake() }
    }
  }

  private func withClient(_ body: @escaping (Result<DictationClient, DictationFailure>) -> Void) {
    if let client { return body(.success(client)) }
    waiting.append(body)
    guard !isConnecting else { return }
    isConnecting = true
    GLibActor.task { [weak self] in
      let result: Result<BusConnection, BusError>
      do throws(BusError) {
        result = .success(try await BusConnection.session())
      } catch {
        result = .failure(error)
      }
      self?.connected(result)
    }
  }

  private func connected(_ result: Result<BusConnection, BusError>) {
    isConnecting = false
    let answer: Result<DictationClient, DictationFailure>
    switch result {
    case .success(let connection):
      answer = .success(attach(to: connection))
    case .failure:
      let failure = DictationFailure(
        .serviceUnavailable,
        localized("There is no session bus to reach the dictation service by; log out and in again."))
      onEvent?(.unavailable(failure))
      answer = .failure(failure)
    }
    let waiting = self.waiting
    self.waiting = []
    for body in waiting { body(answer) }
  }

  private func attach(to connection: BusConnection) -> DictationClient {
    let client = DictationClient(connection, role: .engine, version: UtterVersion.current)
    client.isActive = isActive
    client.language = language
    client.onEvent = { [weak self] event in
      if let event = ServiceEvent(event) { self?.onEvent?(event) }
    }
    disconnection = connection.onDisconnect { [weak self] in self?.client = nil }
    self.client = client
    return client
  }
}

extension DictationServiceLink: @GLibActor ServicePort {
  public func start(_ request: StartRequest, reply: @escaping (Result<SessionID, DictationFailure>) -> Void) {
    withClient { client in
      switch client {
      case .success(let client): client.start(request) { reply($0) }
      case .failure(let failure): reply(.failure(failure))
      }
    }
  }

  // Sessions are known only from an answer of the service, hence with a client.

  public func stop(_ session: SessionID) { client?.stop(session) }

  public func cancel(_ session: SessionID) { client?.cancel(session) }

  public func accept(_ session: SessionID) { client?.accept(session) }

  public func restore(_ session: SessionID) { client?.restore(session) }

  public func delivered(_ session: SessionID, _ outcome: DeliveryOutcome, remainder: Draft?) {
    client?.delivered(session, outcome, remainder: remainder)
  }

  public func inserted(_ session: SessionID, _ draft: Draft, as text: String) {
    client?.inserted(session, draft, as: text)
  }

  public func alternatives(
    of session: SessionID, reply: @escaping (Result<[Alternative], DictationFailure>) -> Void
  ) {
    withClient { client in
      switch client {
      case .success(let client): client.alternatives(of: session) { reply($0) }
      case .failure(let failure): reply(.failure(failure))
      }
    }
  }

  public func write(
    _ session: SessionID, in tone: String, reply: @escaping (Result<Alternative, DictationFailure>) -> Void
  ) {
    withClient { client in
      switch client {
      case .success(let client): client.write(session, in: tone) { reply($0) }
      case .failure(let failure): reply(.failure(failure))
      }
    }
  }

  public func take(reply: @escaping (Result<PendingText?, DictationFailure>) -> Void) {
    withClient { client in
      switch client {
      case .success(let client): client.take { reply($0) }
      case .failure(let failure): reply(.failure(failure))
      }
    }
  }
}
