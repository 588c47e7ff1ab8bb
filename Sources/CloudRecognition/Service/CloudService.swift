public import GLibRuntime
internal import HTTP
internal import Logging
public import Secrets

/// What all dictations through web services share: connections, keys, and what was learnt about each provider.
@GLibActor
public final class CloudService {
  let transport: HTTPTransport
  let clock: any CloudClock
  let memory: StreamingMemory
  let retries = RetryPolicy()
  private let keys: APIKeys
  private let isNetworkAvailable: @GLibActor () -> Bool
  private let log = Logger(label: "cloud")
  private var breakers: [String: CircuitBreaker] = [:]
  private var probes: [String: Task<Void, Never>] = [:]

  /// - Parameter isNetworkAvailable: whether there is a way to other machines.
  public init(
    keys: APIKeys, memory: StreamingMemory = StreamingMemory(), clock: any CloudClock = LoopCloudClock(),
    isNetworkAvailable: @escaping @GLibActor () -> Bool = { NetworkMonitor.isAvailable }
  ) {
    self.keys = keys
    self.memory = memory
    self.clock = clock
    self.isNetworkAvailable = isNetworkAvailable
    transport = HTTPTransport()
  }

  /// Whether this process may send nothing anywhere. Also ends what is under way.
  public var isForbidden: Bool {
    get { NetworkUse.isForbidden }
    set {
      NetworkUse.isForbidden = newValue
      if newValue { transport.cancelAll() }
    }
  }

  /// Everything that can be known before the first word.
  @GLibActor
  func access(to provider: CloudProvider) async throws(CloudFault) -> CloudAccess {
    guard !NetworkUse.isForbidden else { throw .localOnly }
    let access = try await permission(for: provider)
    if breakers[provider.name]?.isOpen ?? false {
      probe(access)
      throw .resting
    }
    return access
  }

  /// What the address and the key say; whether the provider answers is another matter.
  @GLibActor
  func permission(for provider: CloudProvider) async throws(CloudFault) -> CloudAccess {
    guard provider.base.isEncrypted || provider.base.isLoopback || provider.allowsPlainHTTP else {
      throw .notSecure("it is not encrypted")
    }
    let access = CloudAccess(provider: provider, key: try await key(for: provider))
    // A server in one's own network may be there where the world is not.
    guard provider.base.isLoopback || provider.allowsPlainHTTP || isNetworkAvailable() else { throw .noNetwork }
    return access
  }

  func note(_ fault: CloudFault?, of provider: CloudProvider) {
    let wasOpen = breakers[provider.name]?.isOpen ?? false
    breakers[provider.name, default: CircuitBreaker()].note(fault)
    if let fault, fault != .cancelled { log.warning("\(provider.name) gave no text: \(fault)") }
    if !wasOpen, breakers[provider.name]?.isOpen ?? false {
      log.warning("\(provider.name) is left alone until it answers again.")
    }
  }

  private func key(for provider: CloudProvider) async throws(CloudFault) -> APIKey? {
    guard provider.needsKey else { return nil }
    do {
      guard let key = try await keys.key(for: provider.name) else { throw CloudFault.noKey }
      return key
    } catch let error as KeyringError {
      throw .keyUnreadable(error.sentence)
    } catch {
      throw .noKey
    }
  }

  /// Asks once, in the background, whether the provider is back.
  private func probe(_ access: CloudAccess) {
    let name = access.provider.name
    guard probes[name] == nil, breakers[name]?.mayProbe(at: clock.now) ?? false else { return }
    probes[name] = GLibActor.task { [weak self, transport] in
      let answer = try? await KeyTest.ask(access, over: transport)
      if let answer, answer.status < 500, answer.status != 429 { self?.breakers[name] = CircuitBreaker() }
      self?.probes[name] = nil
    }
  }
}
