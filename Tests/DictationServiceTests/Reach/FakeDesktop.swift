import GLibRuntime
import ServiceInterface
import TestSupport
import Testing

typealias ServiceSignalTrigger = ServiceSignal.Trigger

/// The portal of a desktop that has global shortcuts, with a user who agrees to whatever is proposed.
@GLibActor
final class FakePortal {
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.GlobalShortcuts"
  private static let session = "\(path)/session/1_1/utter"

  private let bus: BusConnection
  private let bound = EventLog<String>("the shortcuts")
  private var registrations: [Registration] = []

  init(in session: PrivateSession) async throws {
    bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    let export = try bus.export(Self.interface, xml: Self.xml, at: Self.path) {
      [weak self] call throws(ErrorReply) -> MethodReply in
      guard let self else { throw ErrorReply(.failed, "gone") }
      return MethodReply([.objectPath(respond(to: call))])
    }
    registrations = [export, try await bus.own("org.freedesktop.portal.Desktop")]
  }

  /// Answers as the real one does: first with the request, then with what the user decided.
  private func respond(to call: IncomingCall) -> String {
    guard case .dictionary(let options)? = call.arguments.last, case .string(let token)? = options["handle_token"]
    else { return "/" }
    let sender = String(call.sender.dropFirst().map { $0 == "." ? "_" : $0 })
    let request = "\(Self.path)/request/\(sender)/\(token)"
    var results: [String: Variant] = [:]
    if call.method == "CreateSession" {
      results["session_handle"] = .string(Self.session)
    } else if case .array(let shortcuts, _) = call.arguments[1], case .tuple(let shortcut)? = shortcuts.first,
      case .dictionary(let about) = shortcut[1], case .string(let keys)? = about["preferred_trigger"]
    {
      bound.append(keys)
    }
    let (caller, answer) = (call.sender, results)
    GLibActor.task { [bus] in
      bus.emit(
        BusSignal(
          path: request, interface: "org.freedesktop.portal.Request", name: "Response",
          [.uint32(0), .dictionary(answer)]), to: caller)
    }
    return request
  }

  /// - Parameter count: how often a shortcut was bound by then.
  func isBound(to keys: String, count: Int = 1) async throws {
    #expect(try await bound.wait(for: "shortcut \(count)") { $0.dropFirst(count - 1).first } == keys)
  }

  func press() { emit("Activated") }
  func release() { emit("Deactivated") }

  private func emit(_ name: String) {
    bus.emit(
      BusSignal(
        path: Self.path, interface: Self.interface, name: name,
        [.objectPath(Self.session), .string("dictate"), .uint64(0), .dictionary([:])]), to: nil)
  }

  private static let xml = """
    <node>
      <interface name="org.freedesktop.portal.GlobalShortcuts">
        <method name="CreateSession">
          <arg name="options" type="a{sv}" direction="in"/><arg name="handle" type="o" direction="out"/>
        </method>
        <method name="BindShortcuts">
          <arg name="session" type="o" direction="in"/><arg name="shortcuts" type="a(sa{sv})" direction="in"/>
          <arg name="parent" type="s" direction="in"/><arg name="options" type="a{sv}" direction="in"/>
          <arg name="handle" type="o" direction="out"/>
        </method>
      </interface>
    </node>
    """
}

/// The notifications of a desktop.
@GLibActor
final class FakeNotifications {
  nonisolated let shown = EventLog<String>("notifications")

  private let bus: BusConnection
  private var registrations: [Registration] = []

  init(in session: PrivateSession) async throws {
    bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    let shown = shown
    let export = try bus.export("org.freedesktop.Notifications", xml: Self.xml, at: "/org/freedesktop/Notifications") {
      call throws(ErrorReply) -> MethodReply in
      if case .string(let body) = call.arguments[4] { shown.append(body) }
      return MethodReply([.uint32(1)])
    }
    registrations = [export, try await bus.own("org.freedesktop.Notifications")]
  }

  private static let xml = """
    <node>
      <interface name="org.freedesktop.Notifications">
        <method name="Notify">
          <arg name="app" type="s" direction="in"/><arg name="replaces" type="u" direction="in"/>
          <arg name="icon" type="s" direction="in"/><arg name="summary" type="s" direction="in"/>
          <arg name="body" type="s" direction="in"/><arg name="actions" type="as" direction="in"/>
          <arg name="hints" type="a{sv}" direction="in"/><arg name="timeout" type="i" direction="in"/>
          <arg name="id" type="u" direction="out"/>
        </method>
      </interface>
    </node>
    """
}

extension BusConnection {
  /// Returns when the name is ours.
  fileprivate func own(_ name: String) async throws -> Registration {
    let owned = EventLog<Bool>(name)
    let registration = ownName(name) {
      owned.append(true)
    } lost: {
      owned.finish()
    }
    _ = try await owned.wait(for: "the name") { $0.first }
    return registration
  }
}
