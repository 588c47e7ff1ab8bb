public import GLibRuntime
internal import Localization
internal import Logging
public import ServiceInterface

/// A shortcut of the desktop that works whatever the input source, by `org.freedesktop.portal.GlobalShortcuts`: GNOME
/// from 48, KDE Plasma. The desktop asks the user once which keys, and tells of press and release.
@GLibActor
public final class ShortcutPortal {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.GlobalShortcuts"
  private static let shortcut = "dictate"

  private let bus: BusConnection
  private let log = Logger(label: "shortcut")
  private var gesture = ShortcutGesture()
  private var session: String?
  private var registrations: [Registration] = []
  private var requests = 0
  private let onTrigger: @GLibActor (ServiceSignal.Trigger) -> Void

  public init(_ bus: BusConnection, onTrigger: @escaping @GLibActor (ServiceSignal.Trigger) -> Void) {
    self.bus = bus
    self.onTrigger = onTrigger
  }

  /// Asks the desktop for the shortcut; it may show a dialog.
  /// - Parameter keys: what to propose, as the portal writes it (`LOGO+h`).
  /// - Returns: whether there is a shortcut now.
  public func begin(proposing keys: String) async -> Bool {
    do {
      await introduce()
      let options: [String: Variant] = ["session_handle_token": .string("utter")]
      let created = try await request("CreateSession", [], options)
      guard case .string(let session)? = created["session_handle"] else { return false }
      self.session = session
      listen()
      let about: [String: Variant] = [
        "description": .string(localized("Dictate")), "preferred_trigger": .string(keys),
      ]
      let shortcuts = Variant.array(
        [.tuple([.string(Self.shortcut), .dictionary(about)])], of: .tuple([.string, .dictionary]))
      _ = try await request("BindShortcuts", [.objectPath(session), shortcuts, .string("")], [:])
      log.info("The desktop's shortcut is bound.")
      return true
    } catch {
      log.warning("The desktop gives no global shortcut.", metadata: ["reason": "\(error)"])
      return false
    }
  }

  public func end() {
    registrations = []
    guard let session else { return }
    self.session = nil
    bus.send(
      MethodCall(
        to: Self.portal, path: session, interface: "org.freedesktop.portal.Session", method: "Close",
        startsService: false))
  }

  /// A program outside a sandbox says who it is, where the portal wants to know; older ones find out by themselves.
  private func introduce() async {
    _ = try? await bus.call(
      MethodCall(
        to: Self.portal, path: Self.path, interface: "org.freedesktop.host.portal.Registry", method: "Register",
        [.string("org.freedesktop.IBus.Utter.Settings"), .dictionary([:])]))
  }

  private func listen() {
    for name in ["Activated", "Deactivated"] {
      let match = SignalMatch(sender: Self.portal, path: Self.path, interface: Self.interface, name: name)
      registrations.append(bus.subscribe(match) { [weak self] in self?.received($0) })
    }
  }

  private func received(_ signal: BusSignal) {
    guard signal.arguments.count >= 2, signal.arguments[1] == .string(Self.shortcut),
      case .objectPath(let path) = signal.arguments[0], path == session
    else { return }
    let isPressed = signal.name == "Activated"
    let trigger =
      isPressed ? gesture.pressed(at: MonotonicTime.now) : gesture.released(at: MonotonicTime.now)
    if let trigger { onTrigger(trigger) }
  }

  /// Calls the portal and waits for what the user decides, which comes as a signal of an object that is named beforehand.
  private func request(
    _ method: String, _ arguments: [Variant], _ options: [String: Variant]
  ) async throws -> [String: Variant] {
    requests += 1
    let token = "utter\(requests)"
    let sender = String(bus.uniqueName.dropFirst().map { $0 == "." ? "_" : $0 })
    let (answers, continuation) = AsyncStream.makeStream(of: BusSignal.self)
    let match = SignalMatch(
      sender: Self.portal, path: "\(Self.path)/request/\(sender)/\(token)", interface: "org.freedesktop.portal.Request",
      name: "Response")
    let subscription = bus.subscribe(match) { continuation.yield($0) }
    defer { subscription.cancel() }
    var options = options
    options["handle_token"] = .string(token)
    _ = try await bus.call(
      MethodCall(
        to: Self.portal, path: Self.path, interface: Self.interface, method: method,
        arguments + [.dictionary(options)]), replyType: "(o)")
    var iterator = answers.makeAsyncIterator()
    guard let answer = await iterator.next(isolation: GLibActor.shared), answer.arguments.count == 2,
      answer.arguments[0] == .uint32(0), case .dictionary(let results) = answer.arguments[1]
    else { throw BusError.cancelled }
    return results
  }
}
