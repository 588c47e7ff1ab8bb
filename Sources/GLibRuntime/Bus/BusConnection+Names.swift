internal import CGio

extension BusConnection {
  private final class WatchHandlers: Sendable {
    let appeared: @GLibActor (String) -> Void
    let vanished: @GLibActor () -> Void
    init(appeared: @escaping @GLibActor (String) -> Void, vanished: @escaping @GLibActor () -> Void) {
      self.appeared = appeared
      self.vanished = vanished
    }
  }

  /// Asks for a name. Export the objects first: callers come as soon as it is owned.
  ///
  /// - Parameters:
  ///   - acquired: we own the name (now, or once it was our turn).
  ///   - lost: another owns it (already, or by now), or the connection is closed.
  public func ownName(
    _ name: String, _ flags: NameFlags = [], acquired: @escaping @GLibActor () -> Void,
    lost: @escaping @GLibActor () -> Void
  ) -> Registration {
    let ownership = NameOwnership(name, on: self, acquired: acquired, lost: lost)
    ownership.request(flags)
    return Registration { ownership.release() }
  }

  /// Has the bus start the service that owns `name`, where nobody does. It is not waited for.
  public func startService(_ name: String) {
    send(
      MethodCall(
        to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
        method: "StartServiceByName", [.string(name), .uint32(0)]))
  }

  /// Follows the owner of a name, well-known or unique. One of the closures is called soon to tell how it stands now.
  ///
  /// - Parameters:
  ///   - startsService: lets the bus start the service that owns the name, once, now.
  ///   - appeared: gets the owner's unique name.
  public func watchName(
    _ name: String, startsService: Bool = false, appeared: @escaping @GLibActor (String) -> Void,
    vanished: @escaping @GLibActor () -> Void
  ) -> Registration {
    guard !isClosed else {
      let timer = LoopTimer.after(.zero, vanished)
      return Registration { timer.cancel() }
    }
    let handlers = WatchHandlers(appeared: appeared, vanished: vanished)
    let id = g_bus_watch_name_on_connection(
      pointer, name, startsService ? G_BUS_NAME_WATCHER_FLAGS_AUTO_START : G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, owner, data in
        let handlers = Unmanaged<WatchHandlers>.fromOpaque(data!).takeUnretainedValue()
        let owner = String(cString: owner!)
        GLibActor.assumeIsolated { handlers.appeared(owner) }
      },
      { _, _, data in
        let handlers = Unmanaged<WatchHandlers>.fromOpaque(data!).takeUnretainedValue()
        GLibActor.assumeIsolated { handlers.vanished() }
      }, Unmanaged.passRetained(handlers).toOpaque(), { Unmanaged<WatchHandlers>.fromOpaque($0!).release() })
    // With it the connection stays open.
    return Registration { withExtendedLifetime(self) { g_bus_unwatch_name(id) } }
  }
}
