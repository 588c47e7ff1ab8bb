internal import CGio

extension BusConnection {
  private final class OwnerHandlers: Sendable {
    let acquired: @GLibActor () -> Void
    let lost: @GLibActor () -> Void
    init(acquired: @escaping @GLibActor () -> Void, lost: @escaping @GLibActor () -> Void) {
      self.acquired = acquired
      self.lost = lost
    }
  }

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
  ///   - acquired: we own the name.
  ///   - lost: another owns it, or the connection is closed.
  public func ownName(
    _ name: String, _ flags: NameFlags = [], acquired: @escaping @GLibActor () -> Void,
    lost: @escaping @GLibActor () -> Void
  ) -> Registration {
    let handlers = OwnerHandlers(acquired: acquired, lost: lost)
    let id = g_bus_own_name_on_connection(
      pointer, name, GBusNameOwnerFlags(flags.rawValue),
      { _, _, data in
        let handlers = Unmanaged<OwnerHandlers>.fromOpaque(data!).takeUnretainedValue()
        GLibActor.assumeIsolated { handlers.acquired() }
      },
      { _, _, data in
        let handlers = Unmanaged<OwnerHandlers>.fromOpaque(data!).takeUnretainedValue()
        GLibActor.assumeIsolated { handlers.lost() }
      }, Unmanaged.passRetained(handlers).toOpaque(), { Unmanaged<OwnerHandlers>.fromOpaque($0!).release() })
    return Registration { g_bus_unown_name(id) }
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
    return Registration { g_bus_unwatch_name(id) }
  }
}
