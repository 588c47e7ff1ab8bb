public import GLibRuntime

/// A client's own connection to a session's IBus daemon. Several in one process stand for several applications.
@GLibActor
public final class IBusConnection {
  let bus: BusConnection

  public init(to session: PrivateSession) async throws {
    GLibThread.start()
    bus = try await BusConnection.connect(to: try await session.ibusAddress)
  }

  /// Makes an engine the active one of all contexts.
  /// - Throws: `BusError` in the daemon's words where it cannot. An engine that never asks for its bus name costs 15 s.
  public func activate(engine name: String) async throws {
    try await call("SetGlobalEngine", [.string(name)])
  }

  /// The name of the active engine; nil where there is none.
  public func activeEngine() async throws -> String? {
    do {
      guard case .variant(.tuple(let parts))? = try await call("GetGlobalEngine").first, parts.count > 2,
        case .string(let name) = parts[2]
      else { return nil }
      return name
    } catch BusError.reply {
      return nil
    }
  }

  /// Waits until an engine is the active one, whoever makes it that.
  public func isActive(engine name: String) async throws {
    let events = EventLog<String>("the active engine")
    let subscription = bus.subscribe(
      SignalMatch(interface: "org.freedesktop.IBus", name: "GlobalEngineChanged")
    ) { signal in
      if case .string(let name)? = signal.arguments.first { events.append(name) }
    }
    defer { subscription.cancel() }
    if try await activeEngine() == name { return }
    _ = try await events.wait(for: name) { $0.first { $0 == name } }
  }

  /// - Parameter client: The client string that the engine will see.
  public func makeContext(_ client: String) async throws -> InputContext {
    guard case .objectPath(let path)? = try await call("CreateInputContext", [.string(client)]).first else {
      throw ProcessFailure("ibus-daemon made no input context for \(client)")
    }
    return InputContext(client, path: path, on: bus)
  }

  /// What happens to an application's contexts when it crashes.
  public func close() async { await bus.close() }

  @discardableResult
  private func call(_ method: String, _ arguments: [Variant] = []) async throws -> [Variant] {
    try await bus.call(
      MethodCall(
        to: "org.freedesktop.IBus", path: "/org/freedesktop/IBus", interface: "org.freedesktop.IBus", method: method,
        arguments))
  }
}
