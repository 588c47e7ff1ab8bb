public import GLibRuntime

/// What a session is told when its user leaves. The real sources, a screen that locks and a machine that sleeps, are not
/// to be had in a test.
@GLibActor
public final class FakeLogin {
  private let session: BusConnection
  private let system: BusConnection
  private let name: Registration

  /// Returns when it owns the login manager's name on the session's private system bus.
  public init(in session: PrivateSession) async throws {
    self.session = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    system = try await BusConnection.connect(to: session.environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "")
    let owned = EventLog<Bool>("the login manager's name")
    name = system.ownName("org.freedesktop.login1") {
      owned.append(true)
    } lost: {
      owned.finish()
    }
    _ = try await owned.wait(for: "the name") { $0.first }
  }

  public func lockScreen() {
    session.emit(
      BusSignal(
        path: "/org/gnome/ScreenSaver", interface: "org.gnome.ScreenSaver", name: "ActiveChanged", [.bool(true)]),
      to: nil)
  }

  public func prepareForSleep() {
    system.emit(
      BusSignal(
        path: "/org/freedesktop/login1", interface: "org.freedesktop.login1.Manager", name: "PrepareForSleep",
        [.bool(true)]), to: nil)
  }
}
