public import GLibRuntime
internal import Logging

/// Notices when nobody sits before the screen any more: it was locked, the machine suspends, or the user was switched.
/// Signals only; nothing is asked while idle.
@GLibActor
public final class SessionActivity {
  /// Screen savers, by the interface under which their desktop announces them.
  private static let screenSavers = [
    "org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver", "org.cinnamon.ScreenSaver", "org.mate.ScreenSaver",
    "org.xfce.ScreenSaver",
  ]
  private static let login = "org.freedesktop.login1"

  private let onLeave: @GLibActor () -> Void
  private var registrations: [Registration] = []

  /// - Parameters:
  ///   - session: where screen savers speak.
  ///   - system: where the login manager speaks; nil for the machine's. Without one, screen savers must do.
  ///   - onLeave: perhaps more than once for the same leaving.
  public init(
    session: BusConnection, system: BusConnection? = nil, onLeave: @escaping @GLibActor () -> Void
  ) {
    self.onLeave = onLeave
    for interface in Self.screenSavers {
      registrations.append(
        session.subscribe(SignalMatch(interface: interface, name: "ActiveChanged")) { [weak self] signal in
          if signal.arguments.first == .bool(true) { self?.onLeave() }
        })
    }
    Task { [weak self] in
      if let bus = await Self.bus(system) { await self?.watchLogin(on: bus) }
    }
  }

  private static func bus(_ given: BusConnection?) async -> BusConnection? {
    if let given { return given }
    do throws(BusError) {
      return try await .system()
    } catch {
      Logger(label: "activity").info("There is no login manager to tell of a locked screen or a suspend.")
      return nil
    }
  }

  private func watchLogin(on bus: BusConnection) async {
    let manager = SignalMatch(
      sender: Self.login, path: "/org/freedesktop/login1", interface: "\(Self.login).Manager", name: "PrepareForSleep")
    registrations.append(
      bus.subscribe(manager) { [weak self] signal in
        if signal.arguments.first == .bool(true) { self?.onLeave() }
      })
    guard let session = await displaySession(on: bus) else { return }
    registrations += [
      bus.subscribe(
        SignalMatch(sender: Self.login, path: session, interface: "\(Self.login).Session", name: "Lock")
      ) { [weak self] _ in self?.onLeave() },
      bus.subscribe(
        SignalMatch(
          sender: Self.login, path: session, interface: "org.freedesktop.DBus.Properties", name: "PropertiesChanged")
      ) { [weak self] signal in self?.changed(signal) },
    ]
  }

  /// The user's session with the screen. A service that the bus started belongs to no session itself.
  private func displaySession(on bus: BusConnection) async -> String? {
    let display = try? await bus.property(
      "Display", of: "\(Self.login).User", at: "/org/freedesktop/login1/user/self", on: Self.login)
    guard case .tuple(let parts)? = display, case .objectPath(let path)? = parts.last, path != "/" else { return nil }
    return path
  }

  private func changed(_ signal: BusSignal) {
    guard signal.arguments.count > 1, case .dictionary(let properties) = signal.arguments[1] else { return }
    if properties["Active"] == .bool(false) || properties["LockedHint"] == .bool(true) { onLeave() }
  }
}
