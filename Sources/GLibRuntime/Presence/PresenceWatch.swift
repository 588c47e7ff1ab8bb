internal import Glibc

/// Tells when the user leaves: the screen is locked, the machine goes to sleep, or another user's session comes to the
/// front. Desktops without any of these services are fine; nothing is polled.
@GLibActor
public final class PresenceWatch {
  private let onLeave: @GLibActor () -> Void
  private var registrations: [Registration] = []

  /// - Parameter onLeave: several sources may report one and the same leaving.
  public init(onLeave: @escaping @GLibActor () -> Void) { self.onLeave = onLeave }

  /// Returns once everything that is there is watched.
  public func begin() async {
    await watchScreenSavers()
    await watchLogin()
  }

  // MARK: The desktop's screen saver

  private func watchScreenSavers() async {
    guard let bus = try? await BusConnection.session() else { return }
    for interface in ["org.gnome.ScreenSaver", "org.freedesktop.ScreenSaver", "org.cinnamon.ScreenSaver"] {
      watch(SignalMatch(interface: interface, name: "ActiveChanged"), on: bus) { $0.arguments.first == .bool(true) }
    }
  }

  // MARK: systemd-logind, or elogind

  private static let login = "org.freedesktop.login1"

  private func watchLogin() async {
    guard let bus = try? await BusConnection.system() else { return }
    let manager = SignalMatch(
      sender: Self.login, path: "/org/freedesktop/login1", interface: "org.freedesktop.login1.Manager",
      name: "PrepareForSleep")
    watch(manager, on: bus) { $0.arguments.first == .bool(true) }
    guard let session = await sessionPath(bus) else { return }
    let interface = "org.freedesktop.login1.Session"
    watch(SignalMatch(sender: Self.login, path: session, interface: interface, name: "Lock"), on: bus) { _ in true }
    let changes = SignalMatch(
      sender: Self.login, path: session, interface: "org.freedesktop.DBus.Properties", name: "PropertiesChanged",
      firstArgument: interface)
    watch(changes, on: bus) { signal in
      guard signal.arguments.count > 1, case .dictionary(let changed) = signal.arguments[1] else { return false }
      return changed["Active"] == .bool(false) || changed["LockedHint"] == .bool(true)
    }
  }

  /// The session that this process is in, or, started by a service manager, the one on the user's display.
  private func sessionPath(_ bus: BusConnection) async -> String? {
    if let id = getenv("XDG_SESSION_ID").map({ String(cString: $0) }) {
      let get = MethodCall(
        to: Self.login, path: "/org/freedesktop/login1", interface: "org.freedesktop.login1.Manager",
        method: "GetSession", [.string(id)], startsService: false)
      if case .objectPath(let path)? = try? await bus.call(get, replyType: "(o)").first { return path }
    }
    let display = MethodCall(
      to: Self.login, path: "/org/freedesktop/login1/user/self", interface: "org.freedesktop.DBus.Properties",
      method: "Get", [.string("org.freedesktop.login1.User"), .string("Display")], startsService: false)
    guard case .variant(.tuple(let session))? = try? await bus.call(display, replyType: "(v)").first,
      case .objectPath(let path)? = session.last
    else { return nil }
    return path
  }

  private func watch(_ match: SignalMatch, on bus: BusConnection, _ isLeaving: @escaping @GLibActor (BusSignal) -> Bool)
  {
    registrations.append(
      bus.subscribe(match) { [weak self] signal in
        if isLeaving(signal) { self?.onLeave() }
      })
  }
}
