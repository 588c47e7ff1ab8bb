public import GLibRuntime

/// Notifications of the desktop (`org.freedesktop.Notifications`). Where there are none, nothing happens.
@GLibActor
public final class DesktopNotifications: Notifying {
  private static let name = "org.freedesktop.Notifications"

  private let bus: BusConnection
  /// The one that is shown, which the next takes the place of.
  private var shown: UInt32 = 0

  public init(_ bus: BusConnection) { self.bus = bus }

  public func notify(_ sentence: String) {
    let hints: [String: Variant] = ["desktop-entry": .string("org.freedesktop.IBus.Utter.Settings")]
    let call = MethodCall(
      to: Self.name, path: "/org/freedesktop/Notifications", interface: Self.name, method: "Notify",
      [
        .string("Utter"), .uint32(shown), .string("org.freedesktop.IBus.Utter"), .string("Utter"), .string(sentence),
        .array([], of: .string), .dictionary(hints), .int32(-1),
      ])
    bus.call(call, replyType: "(u)") { [weak self] result in
      if case .success(let reply) = result, case .uint32(let id)? = reply.values.first { self?.shown = id }
    }
  }
}
