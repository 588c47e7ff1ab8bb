public import DictationCore
public import GLibRuntime
internal import Localization

/// The service's object on the bus: reads calls for `DictationServing`, and writes its signals.
///
/// It knows which engine is registered, and follows those who registered or own a session until they leave the bus.
@GLibActor
public final class DictationServiceObject {
  private static let engineGrace: Duration = .seconds(1)

  private let connection: BusConnection
  private weak var service: (any DictationServing)?
  private var object: Registration?
  /// In the order in which they registered. There is one, but for the moment in which a new one replaces the old.
  private var engines: [(caller: Caller, isActive: Bool)] = []
  /// Called when an engine is the input source in use.
  private var engineWaiters: [() -> Void] = []
  private var watched: [Caller: Registration] = [:]
  /// Signals for callers who wait for the answer that names their session.
  private var held: [Caller: [ServiceSignal]] = [:]
  private var waiting: [Caller: Int] = [:]

  /// Exports the object; do so before asking for the bus name. `service` is not kept alive by it.
  ///
  /// - Throws: `BusError.cannotExport` where this connection has one already.
  public init(_ service: any DictationServing, on connection: BusConnection) throws(BusError) {
    self.connection = connection
    self.service = service
    object = try connection.export(
      DictationInterface.name, xml: DictationInterface.xml, at: DictationInterface.path,
      properties: ["Version": { .uint32(DictationInterface.version) }],
      receiver: { [weak self] call, answer in self?.receive(call, answer) })
  }

  /// The engine that is the input source in use, or else the last one that registered and is still there.
  public var registeredEngine: Caller? { activeEngine ?? engines.last?.caller }

  /// Whether Utter is the input source in use.
  public var hasActiveEngine: Bool { activeEngine != nil }

  private var activeEngine: Caller? { engines.last { $0.isActive }?.caller }

  /// Sends a signal to one caller, in order. Those of a session wait until its owner has been told the session's id.
  public func emit(_ signal: ServiceSignal, to caller: Caller) {
    if waiting[caller] != nil {
      held[caller, default: []].append(signal)
    } else {
      send(signal, to: caller)
    }
  }

  /// Sends a signal to the registered engine, if there is one.
  public func emitToEngine(_ signal: ServiceSignal) {
    if let engine = registeredEngine { emit(signal, to: engine) }
  }

  private func send(_ signal: ServiceSignal, to caller: Caller) {
    let (name, arguments) = signal.message
    connection.emit(
      BusSignal(path: DictationInterface.path, interface: DictationInterface.name, name: name, arguments),
      to: caller.rawValue)
  }
}

// MARK: - Calls

extension DictationServiceObject {
  private func receive(_ call: IncomingCall, _ answer: PendingAnswer) {
    let caller = Caller(rawValue: call.sender)
    let beginsSession = ["Start", "Offer", "Transcribe"].contains(call.method)
    if beginsSession { hold(caller) }
    GLibActor.task {
      let result = await self.result(of: call)
      answer.send(result)
      guard beginsSession else { return }
      self.release(caller)
      if case .success = result { self.watch(caller) }
    }
  }

  private func result(of call: IncomingCall) async -> Result<MethodReply, ErrorReply> {
    do {
      guard let service else { throw ErrorReply(.failed, localized("The dictation service is ending; try again.")) }
      return .success(MethodReply(try await values(for: call, from: service)))
    } catch let error as VariantError {
      return .failure(ErrorReply(.invalidArgs, "\(call.method): \(error)"))
    } catch let failure as DictationFailure {
      return .failure(failure.errorReply)
    } catch let error as ErrorReply {
      return .failure(error)
    } catch {
      return .failure(ErrorReply(.failed, "\(error)"))
    }
  }

  private func values(for call: IncomingCall, from service: any DictationServing) async throws -> [Variant] {
    let caller = Caller(rawValue: call.sender)
    let arguments = call.arguments
    switch call.method {
    case "Register":
      let client = try ClientRegistration(dictionary: try arguments.value(at: 0))
      return [.dictionary(try await register(client, caller, service).dictionary)]
    case "Start":
      let request = try StartRequest(dictionary: try arguments.value(at: 0))
      return [try await service.start(request, from: caller).variant]
    case "Stop": try await service.stop(try arguments.session(), from: caller)
    case "SetPaused":
      try await service.setPaused(try arguments.value(at: 1), try arguments.session(), from: caller)
    case "Cancel": try await service.cancel(try arguments.session(), from: caller)
    case "Accept": try await service.accept(try arguments.session(), from: caller)
    case "Restore": try await service.restore(try arguments.session(), from: caller)
    case "Choices": return [.dictionary(await service.choices().dictionary)]
    case "Status":
      var status = try await service.status()
      status.hasEngine = activeEngine != nil
      return [.dictionary(status.dictionary)]
    case "Toggle": try await trigger(.toggle)
    case "Trigger": try await trigger(try .init(argument: "trigger", try arguments.value(at: 0)))
    case "Delivered":
      let outcome = try DeliveryOutcome(argument: "outcome", try arguments.value(at: 1))
      let remainder: [String: Variant]? = try arguments.value(at: 2, as: [String: Variant].self).value("remainder")
      try await service.delivered(
        try arguments.session(), outcome, remainder: try remainder.map { try Draft(dictionary: $0) }, from: caller)
    case "Inserted":
      let draft = try Draft(dictionary: try arguments.value(at: 1))
      try await service.inserted(try arguments.session(), draft, as: try arguments.value(at: 2), from: caller)
    case "Edit":
      watch(caller)
      return [.dictionary(try await service.edit(try arguments.session(), from: caller).dictionary)]
    case "Edited":
      let draft = try Draft(dictionary: try arguments.value(at: 1))
      try await service.edited(try arguments.session(), draft, from: caller)
    case "Take":
      watch(caller)
      guard let pending = try await service.take(from: caller) else { return [.uint64(0), .dictionary([:])] }
      return [pending.session.variant, .dictionary(pending.draft.dictionary)]
    case "Alternatives":
      let found = try await service.alternatives(of: try arguments.session(), from: caller)
      return [found.map(\.dictionary).variant]
    case "WriteInTone":
      let written = try await service.write(try arguments.session(), in: try arguments.value(at: 1), from: caller)
      return [.dictionary(written.dictionary)]
    case "Offer":
      let draft = try Draft(dictionary: try arguments.value(at: 0))
      return [try await service.offer(draft, from: caller).variant]
    case "Transcribe":
      let request = try TranscribeRequest(dictionary: try arguments.value(at: 1))
      guard let file = call.descriptor(at: 0) else {
        throw VariantError.wrongValue(key: "file", found: "no descriptor", expected: "an open file")
      }
      return [try await service.transcribe(file, request, from: caller).variant]
    case "Rewrite":
      let request = try RewriteRequest(dictionary: try arguments.value(at: 1))
      return try await service.rewrite(try arguments.value(at: 0), request, from: caller).values
    case "Tones": return try await service.tones().values
    default:
      // GDBus lets nothing through that the XML does not describe.
      throw ErrorReply(.unknownMethod, localized("There is no method \(call.method)."))
    }
    return []
  }

  private func register(
    _ client: ClientRegistration, _ caller: Caller, _ service: any DictationServing
  ) async throws(DictationFailure) -> ServiceRegistration {
    watch(caller)
    if client.role == .engine {
      engines.removeAll { $0.caller == caller }
      engines.append((caller, client.isActive))
      if client.isActive { wakeEngineWaiters() }
    }
    return try await service.register(client, from: caller)
  }

  /// Asks the engine that is the input source in use for what its keys do.
  /// - Throws: `DictationFailure` `noEngine`, and tells the service.
  public func trigger(_ trigger: ServiceSignal.Trigger) async throws(DictationFailure) {
    if activeEngine == nil { await waitForEngine() }
    guard let engine = activeEngine else {
      let failure = DictationFailure.noEngine
      service?.triggerMissed(failure)
      throw failure
    }
    emit(.triggerRequested(trigger), to: engine)
  }

  /// A shortcut may be what starts the service, and the engine registers a moment later: it gets that moment.
  private func waitForEngine() async {
    await withCheckedContinuation { continuation in
      LoopTimer.after(Self.engineGrace) { self.wakeEngineWaiters() }
      engineWaiters.append { continuation.resume() }
    }
  }

  private func wakeEngineWaiters() {
    let waiters = engineWaiters
    engineWaiters = []
    for waiter in waiters { waiter() }
  }

  /// Keeps the signals to `caller` until the answer that names the session is sent.
  private func hold(_ caller: Caller) { waiting[caller, default: 0] += 1 }

  private func release(_ caller: Caller) {
    guard let count = waiting[caller] else { return }
    waiting[caller] = count > 1 ? count - 1 : nil
    guard count == 1 else { return }
    for signal in held.removeValue(forKey: caller) ?? [] { send(signal, to: caller) }
  }

  private func watch(_ caller: Caller) {
    guard watched[caller] == nil else { return }
    watched[caller] = connection.watchName(caller.rawValue, appeared: { _ in }) { [weak self] in
      self?.vanished(caller)
    }
  }

  private func vanished(_ caller: Caller) {
    guard watched.removeValue(forKey: caller) != nil else { return }
    held[caller] = nil
    engines.removeAll { $0.caller == caller }
    service?.callerVanished(caller)
  }
}
