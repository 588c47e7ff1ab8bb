/// One bus name that we ask for, and hear of. GLib's own `g_bus_own_name` waits for the bus when a name is given back.
@GLibActor
final class NameOwnership {
  private let connection: BusConnection
  private let name: String
  private let acquired: @GLibActor () -> Void
  private let lost: @GLibActor () -> Void
  /// Nil until the bus has said it for the first time.
  private var isOwner: Bool?
  private var registrations: [Registration] = []

  init(
    _ name: String, on connection: BusConnection, acquired: @escaping @GLibActor () -> Void,
    lost: @escaping @GLibActor () -> Void
  ) {
    self.name = name
    self.connection = connection
    self.acquired = acquired
    self.lost = lost
  }

  func request(_ flags: NameFlags) {
    for (signal, owns) in [("NameAcquired", true), ("NameLost", false)] {
      let match = SignalMatch(sender: Self.bus, interface: Self.bus, name: signal, firstArgument: name)
      registrations.append(connection.subscribe(match) { [weak self] _ in self?.tell(owns) })
    }
    registrations.append(connection.onDisconnect { [weak self] in self?.tell(false) })
    connection.call(bus("RequestName", [.string(name), .uint32(flags.rawValue)]), replyType: "(u)") { [weak self] in
      let answer = try? $0.get().values.value(at: 0, as: UInt32.self)
      self?.tell(answer == Self.primaryOwner || answer == Self.alreadyOwner)
    }
  }

  func release() {
    registrations = []
    connection.send(bus("ReleaseName", [.string(name)]))
  }

  private func tell(_ owns: Bool) {
    guard isOwner != owns else { return }
    isOwner = owns
    if owns { acquired() } else { lost() }
  }

  private func bus(_ method: String, _ arguments: [Variant]) -> MethodCall {
    MethodCall(to: Self.bus, path: "/org/freedesktop/DBus", interface: Self.bus, method: method, arguments)
  }

  private static let bus = "org.freedesktop.DBus"
  // https://dbus.freedesktop.org/doc/dbus-specification.html#bus-messages-request-name
  private static let primaryOwner: UInt32 = 1
  private static let alreadyOwner: UInt32 = 4
}
