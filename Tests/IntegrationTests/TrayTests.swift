import GLibRuntime
import TestSupport
import Testing

/// IBus's own panel as it is on KDE, where the symbol is in the tray of the desktop.
@Suite struct TrayTests {
  @Test func `the symbol in the tray follows the dictation`() async throws {
    let options = SessionOptions(display: .xvfb, hasPanel: true, environment: ["XDG_CURRENT_DESKTOP": "KDE"])
    try await DictationStage.run(options) { stage in
      let tray = try await FakeTray(in: stage.session)
      try await IBusConnection(to: stage.session).isActive(engine: "utter")
      let desktop = ScriptedDesktop(.gtk3, in: stage.session)
      try await desktop.focus(Fields.letter)
      let fingers = Fingers()
      var dictations = 0
      // Where the machine is slow, a symbol may be gone before it is looked at.
      while !tray.hasFollowed {
        dictations += 1
        let count = dictations
        try await tray.shows("that it records") {
          let start = stage.monitor.signals.count
          try await fingers.press { try await desktop.toggle() }
          try await stage.monitor.signal("Started", from: start)
        }
        try await tray.shows("that it works") {
          try await fingers.press { try await desktop.toggle() }
        }
        try await tray.shows("that it is done") {
          stage.script.answer("word")
          try await desktop.text(of: Fields.letter, becomes: "\(count) words") {
            words($0).split(separator: " ").count == count
          }
        }
      }
    }
  }
}

/// The tray of a desktop, and the symbols that the panel showed in it.
@GLibActor
private final class FakeTray {
  private static let item = "org.kde.StatusNotifierItem"

  nonisolated let symbols = EventLog<Variant>("the symbols in the tray")

  private let bus: BusConnection
  private let items = EventLog<String>("what is in the tray")
  private var registrations: [Registration] = []

  /// Returns when the panel has put its symbol there.
  init(in session: PrivateSession) async throws {
    bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    let name = "org.kde.StatusNotifierWatcher"
    let export = try bus.export(
      name, xml: Self.xml, at: "/StatusNotifierWatcher",
      properties: ["IsStatusNotifierHostRegistered": { .bool(true) }, "ProtocolVersion": { .int32(0) }]
    ) { [weak self] call throws(ErrorReply) -> MethodReply in
      if case .string(let path)? = call.arguments.first { self?.follow(call.sender, at: path) }
      return MethodReply([])
    }
    let log = items
    registrations = [export, bus.ownName(name, acquired: {}, lost: { log.finish() })]
    _ = try await items.wait(for: "the panel") { $0.first }
  }

  /// Whether a symbol came back after two others: what it shows, works and has done.
  nonisolated var hasFollowed: Bool {
    let symbols = symbols.events
    return symbols.indices.contains { first in
      guard let next = symbols[(first + 1)...].firstIndex(where: { $0 != symbols[first] }),
        let last = symbols[next...].firstIndex(of: symbols[first])
      else { return false }
      return Set(symbols[next..<last]).count >= 2
    }
  }

  /// Does something, and returns when that brought a symbol.
  func shows(_ what: String, _ body: () async throws -> Void) async throws {
    let start = symbols.count
    try await body()
    _ = try await symbols.wait(for: what, from: start) { $0.first }
  }

  /// The panel does not survive that somebody asks for its symbol before it has one, so only a new one is looked at.
  private func follow(_ owner: String, at path: String) {
    let match = SignalMatch(sender: owner, path: path, interface: Self.item, name: "NewIcon")
    registrations.append(bus.subscribe(match) { [weak self] _ in self?.look(at: path, of: owner) })
    items.append(path)
  }

  private func look(at path: String, of owner: String) {
    GLibActor.task { [bus, symbols] in
      guard let symbol = try? await bus.property("IconPixmap", of: Self.item, at: path, on: owner) else { return }
      symbols.append(symbol)
    }
  }

  private static let xml = """
    <node>
      <interface name="org.kde.StatusNotifierWatcher">
        <method name="RegisterStatusNotifierItem"><arg name="service" type="s" direction="in"/></method>
        <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
        <property name="ProtocolVersion" type="i" access="read"/>
      </interface>
    </node>
    """
}
