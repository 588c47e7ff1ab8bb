public import GLibRuntime

/// The panel of a session: it sees the bubble and the property menu, and can click in it. The toolkits leave both to
/// the panel, so nothing of a client's behaviour changes with this one watching.
@GLibActor
public final class ScriptedPanel {
  public enum Event: Hashable, Sendable {
    case bubble(String, isVisible: Bool)
    case bubbleShown
    case bubbleHidden
    case properties([IBusProperty])
    case property(IBusProperty)
    case focusIn(String)
    case focusOut(String)
  }

  public nonisolated let events = EventLog<Event>("panel")

  private let bus: BusConnection
  private var registrations: [Registration] = []

  /// Returns when the daemon sends to it.
  public init(in session: PrivateSession) async throws {
    GLibThread.start()
    bus = try await BusConnection.connect(to: try await session.ibusAddress)
    let export = try bus.export(Self.interface, xml: Self.xml, at: Self.path) {
      [weak self] call throws(ErrorReply) -> MethodReply in
      self?.receive(call)
      return []
    }
    registrations.append(export)
    await withCheckedContinuation { owned in
      var continuation: CheckedContinuation<Void, Never>? = owned
      registrations.append(
        bus.ownName("org.freedesktop.IBus.Panel") {
          continuation?.resume()
          continuation = nil
        } lost: {
        })
    }
  }

  /// The bubble as it stands: nil where none is shown.
  public nonisolated var bubble: String? { Self.bubble(in: events.events[...]) }

  /// Waits until the daemon has an input context with the focus.
  public nonisolated func seesFocus(from start: Int) async throws {
    _ = try await events.wait(for: "the focus", from: start) { events in
      events.lazy.compactMap { event in if case .focusIn(let context) = event { context } else { nil } }.last
    }
  }

  /// Waits until the bubble shows what is wanted.
  @discardableResult
  public nonisolated func bubble(
    _ what: String, from start: Int = 0, where isWanted: @escaping @Sendable (String) -> Bool
  ) async throws -> String {
    try await events.wait(for: "the bubble: \(what)", from: start) { events in
      events.lazy.compactMap { event in
        if case .bubble(let text, true) = event, isWanted(text) { text } else { nil }
      }.last
    }
  }

  /// The menu as it stands, with later updates applied.
  public nonisolated var properties: [String: IBusProperty] { Self.properties(in: events.events[...]) }

  /// Waits until an entry of the menu is as wanted.
  public nonisolated func property(
    _ key: String, is what: String, where isWanted: @escaping @Sendable (IBusProperty) -> Bool
  ) async throws {
    _ = try await events.wait(for: "\(key) in the menu: \(what)") { events in
      Self.properties(in: events)[key].map(isWanted) == true ? true : nil
    }
  }

  private nonisolated static func properties(in events: ArraySlice<Event>) -> [String: IBusProperty] {
    var found: [String: IBusProperty] = [:]
    func add(_ property: IBusProperty) {
      found[property.key] = property
      property.children.forEach(add)
    }
    for event in events {
      switch event {
      case .properties(let list):
        found = [:]
        list.forEach(add)
      case .property(let property): add(property)
      default: break
      }
    }
    return found
  }

  /// Clicks on an entry of the menu.
  public func activate(_ key: String, isOn: Bool = false) {
    bus.emit(
      BusSignal(
        path: Self.path, interface: Self.interface, name: "PropertyActivate",
        [.string(key), .uint32(isOn ? 1 : 0)]), to: nil)
  }

  private nonisolated static func bubble(in events: ArraySlice<Event>) -> String? {
    var text = ""
    var isVisible = false
    for event in events {
      switch event {
      case .bubble(let new, let shown): (text, isVisible) = (new, shown)
      case .bubbleShown: isVisible = true
      case .bubbleHidden: isVisible = false
      default: break
      }
    }
    return isVisible && !text.isEmpty ? text : nil
  }

  private func receive(_ call: IncomingCall) {
    switch (call.method, call.arguments.first, call.arguments.dropFirst().first) {
    case ("UpdateAuxiliaryText", let text, .bool(let isVisible)):
      events.append(.bubble(IBusText.decode(text) ?? "", isVisible: isVisible))
    case ("ShowAuxiliaryText", _, _): events.append(.bubbleShown)
    case ("HideAuxiliaryText", _, _): events.append(.bubbleHidden)
    case ("RegisterProperties", let list, _): events.append(.properties(IBusProperty.list(list)))
    case ("UpdateProperty", let property, _):
      if let property = IBusProperty(property) { events.append(.property(property)) }
    case ("FocusIn", .objectPath(let path), _): events.append(.focusIn(path))
    case ("FocusOut", .objectPath(let path), _): events.append(.focusOut(path))
    default: break
    }
  }

  private static let path = "/org/freedesktop/IBus/Panel"
  private nonisolated static let interface = "org.freedesktop.IBus.Panel"

  /// The part of the panel's interface that says something here.
  private static let xml = """
    <node>
      <interface name="\(interface)">
        <method name="UpdateAuxiliaryText"><arg type="v"/><arg type="b"/></method>
        <method name="ShowAuxiliaryText"/>
        <method name="HideAuxiliaryText"/>
        <method name="RegisterProperties"><arg type="v"/></method>
        <method name="UpdateProperty"><arg type="v"/></method>
        <method name="FocusIn"><arg type="o"/></method>
        <method name="FocusOut"><arg type="o"/></method>
        <method name="DestroyContext"><arg type="o"/></method>
        <method name="SetCursorLocation"><arg type="i"/><arg type="i"/><arg type="i"/><arg type="i"/></method>
        <method name="UpdatePreeditText"><arg type="v"/><arg type="u"/><arg type="b"/></method>
        <method name="ShowPreeditText"/>
        <method name="HidePreeditText"/>
        <method name="UpdateLookupTable"><arg type="v"/><arg type="b"/></method>
        <method name="ShowLookupTable"/>
        <method name="HideLookupTable"/>
        <method name="StateChanged"/>
        <method name="ContentType"><arg type="u"/><arg type="u"/></method>
        <signal name="PropertyActivate"><arg type="s"/><arg type="u"/></signal>
      </interface>
    </node>
    """
}
