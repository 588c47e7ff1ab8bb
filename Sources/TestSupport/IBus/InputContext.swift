public import DictationCore
public import GLibRuntime

/// An IBus input context as a toolkit's module holds one, call by call.
///
/// Calls return when they were sent, in their order; `processKey` and `settle` wait for the daemon.
@GLibActor
public final class InputContext {
  public let client: String
  public nonisolated let path: String
  public nonisolated let events: EventLog<ContextEvent>

  private let bus: BusConnection
  private var subscription: Registration?

  init(_ client: String, path: String, on bus: BusConnection) {
    self.client = client
    self.path = path
    self.bus = bus
    let events = EventLog<ContextEvent>(client)
    self.events = events
    subscription = bus.subscribe(SignalMatch(path: path, interface: Self.interface)) { [weak self] signal in
      let event = ContextEvent(signal)
      self?.onEvent?(event)
      events.append(event)
    }
  }

  /// Called for each event before it is in `events`.
  var onEvent: (@GLibActor (ContextEvent) -> Void)?

  public func setCapabilities(_ capabilities: Capabilities) {
    send("SetCapabilities", [.uint32(capabilities.rawValue)])
  }
  public func focusIn() { send("FocusIn") }
  public func focusOut() { send("FocusOut") }
  public func reset() { send("Reset") }
  public func setCursorLocation(x: Int32, y: Int32, width: Int32, height: Int32) {
    send("SetCursorLocation", [.int32(x), .int32(y), .int32(width), .int32(height)])
  }

  public func setContentType(_ purpose: InputPurpose, _ hints: InputHints = []) {
    set("ContentType", .tuple([.uint32(purpose.rawValue), .uint32(hints.rawValue)]))
  }

  public func setClientCommitsPreedit(_ isOn: Bool) { set("ClientCommitPreedit", .tuple([.bool(isOn)])) }

  /// Offsets in whatever unit the played client counts.
  public func setSurroundingText(_ text: String, cursor: UInt32, anchor: UInt32) {
    send("SetSurroundingText", [IBusText.encode(text), .uint32(cursor), .uint32(anchor)])
  }

  /// Sends a key and waits for what the engine says to it.
  /// - Returns: Whether the engine took it.
  public func processKey(_ key: ScriptedKey, state: UInt32 = 0) async throws -> Bool {
    try await bus.call(keyCall(key, state)).first == .bool(true)
  }

  /// Sends a key without waiting; `answer` gets what the engine says, nil where there is no answer.
  public func processKey(_ key: ScriptedKey, state: UInt32, answer: @escaping @GLibActor (Bool?) -> Void) {
    bus.call(keyCall(key, state)) { reply in answer((try? reply.get()).map { $0.values.first == .bool(true) }) }
  }

  /// Waits until the daemon has worked off everything sent before.
  public func settle() async throws { _ = try await bus.call(call("GetEngine", [])) }

  private func keyCall(_ key: ScriptedKey, _ state: UInt32) -> MethodCall {
    call("ProcessKeyEvent", [.uint32(key.keysym), .uint32(key.keycode), .uint32(state)])
  }

  private func set(_ property: String, _ value: Variant) {
    bus.send(
      MethodCall(
        to: "org.freedesktop.IBus", path: path, interface: "org.freedesktop.DBus.Properties", method: "Set",
        [.string(Self.interface), .string(property), .variant(value)]))
  }

  private func send(_ method: String, _ arguments: [Variant] = []) { bus.send(call(method, arguments)) }

  private func call(_ method: String, _ arguments: [Variant]) -> MethodCall {
    MethodCall(to: "org.freedesktop.IBus", path: path, interface: Self.interface, method: method, arguments)
  }

  private static let interface = "org.freedesktop.IBus.InputContext"
}

/// What a client says it can do: the bits of `IBusCapabilite`.
public struct Capabilities: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Preedit, focus, surrounding text, synchronous keys: what GTK 3 and GTK 4 send.
  public static let gtk = Capabilities(rawValue: 0b1010_1001)
  /// Preedit, focus, surrounding text: what Qt and GNOME Shell send.
  public static let plain = Capabilities(rawValue: 0b0010_1001)
}
