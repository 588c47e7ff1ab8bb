internal import GLibRuntime
internal import Localization

/// The ibus-daemon, as a client sees it.
@GLibActor
final class IBusDaemon {
  let bus: BusConnection

  init(at address: String) async throws(BusError) { bus = try await .connect(to: address) }

  /// Whether the daemon knows an engine of that name.
  func knows(engine name: String) async throws(BusError) -> Bool {
    let values = try await call("GetEnginesByNames", [.array([.string(name)], of: "s")])
    if case .array(let engines, _)? = values.first { return !engines.isEmpty }
    return false
  }

  /// The name of the active engine; nil where there is none.
  func activeEngine() async throws(BusError) -> String? {
    do throws(BusError) {
      guard case .variant(.tuple(let parts))? = try await call("GetGlobalEngine").first, parts.count > 2,
        case .string(let name) = parts[2]
      else { return nil }
      return name
    } catch .reply {
      return nil
    }
  }

  func activate(engine name: String) async throws(BusError) { _ = try await call("SetGlobalEngine", [.string(name)]) }

  /// - Parameter client: as the engine sees it.
  func makeContext(client: String) async throws(BusError) -> String {
    guard case .objectPath(let path)? = try await call("CreateInputContext", [.string(client)]).first else {
      throw .failed(localized("ibus-daemon made no input context"))
    }
    return path
  }

  func send(_ method: String, to context: String, _ arguments: [Variant] = []) {
    bus.send(MethodCall(to: Self.name, path: context, interface: Self.contextInterface, method: method, arguments))
  }

  /// Calls `body` with every text that is committed into the context.
  func onCommit(in context: String, _ body: @escaping @GLibActor (String) -> Void) -> Registration {
    bus.subscribe(SignalMatch(path: context, interface: Self.contextInterface, name: "CommitText")) { signal in
      if let text = Self.text(signal.arguments.first) { body(text) }
    }
  }

  private static let name = "org.freedesktop.IBus"
  private static let contextInterface = "org.freedesktop.IBus.InputContext"

  private func call(_ method: String, _ arguments: [Variant] = []) async throws(BusError) -> [Variant] {
    try await bus.call(
      MethodCall(
        to: Self.name, path: "/org/freedesktop/IBus", interface: "org.freedesktop.IBus", method: method, arguments))
  }

  /// `IBusText` as it travels: a name, attachments, the string, its attributes.
  private static func text(_ value: Variant?) -> String? {
    guard case .variant(.tuple(let parts))? = value, parts.count > 2, case .string(let text) = parts[2] else {
      return nil
    }
    return text
  }
}
