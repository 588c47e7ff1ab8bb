public import GLibRuntime

/// Sees what the service tells whoever owns a dictation: its signals go to that program alone, and a monitor of the
/// private bus is shown them all.
@GLibActor
public final class ServiceMonitor {
  public struct Signal: Hashable, Sendable, CustomStringConvertible {
    /// `Started`, `Level`, `Partial`, `TextReady`, `Failed` …
    public var name: String
    /// The number of the dictation; nil where the signal carries none.
    public var session: UInt64?
    /// The strings among its arguments.
    public var strings: [String]
    /// Its `u` argument: how many texts wait, in `PendingChanged`.
    public var count: UInt32?
    /// `text` of the draft that `TextReady` carries.
    public var text: String?

    public var description: String {
      ([session.map { "\(name) \($0)" } ?? name, count.map { "\($0)" } ?? ""] + strings + [text ?? ""])
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  public nonisolated let signals = EventLog<Signal>("the service's signals")

  private let bus: BusConnection
  private var subscription: Registration?

  /// Returns when everything that comes after is seen.
  public init(in session: PrivateSession) async throws {
    GLibThread.start()
    bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    let interface = "org.freedesktop.IBus.Utter.Dictation"
    let signals = signals
    subscription = bus.subscribe(SignalMatch(interface: interface)) { signal in
      signals.append(Signal(signal))
    }
    // From here on nothing may be sent: the bus would end a monitor that does.
    _ = try await bus.call(
      MethodCall(
        to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus.Monitoring",
        method: "BecomeMonitor",
        [.array([.string("type='signal',interface='\(interface)'")], of: "s"), .uint32(0)]))
  }

  /// Waits for a signal.
  @discardableResult
  public nonisolated func signal(
    _ name: String, from start: Int = 0, where isWanted: @escaping @Sendable (Signal) -> Bool = { _ in true }
  ) async throws -> Signal {
    try await signals.wait(for: name, from: start) { $0.first { $0.name == name && isWanted($0) } }
  }

  /// Waits until the service says that so many texts wait.
  public nonisolated func pending(_ count: UInt32) async throws {
    _ = try await signals.wait(for: "\(count) pending") { signals in
      signals.last { $0.name == "PendingChanged" }?.count == count ? true : nil
    }
  }
}

extension ServiceMonitor.Signal {
  fileprivate init(_ signal: BusSignal) {
    name = signal.name
    session = if case .uint64(let number)? = signal.arguments.first { number } else { nil }
    count = signal.arguments.lazy.compactMap { if case .uint32(let count) = $0 { count } else { nil } }.first
    strings = signal.arguments.compactMap { if case .string(let string) = $0 { string } else { nil } }
    text =
      if case .dictionary(let draft)? = signal.arguments.last, case .string(let text)? = draft["text"] {
        text
      } else {
        nil
      }
  }
}
