internal import CGio

/// A connection to a D-Bus message bus.
///
/// Messages leave in the order of the calls; replies and signals of one sender arrive in the order in which it sent
/// them. What is registered on a connection keeps it alive.
@GLibActor
public final class BusConnection {
  let pointer: OpaquePointer
  /// Others of this process have it too.
  private let isShared: Bool

  init(adopting pointer: OpaquePointer, isShared: Bool) {
    self.pointer = pointer
    self.isShared = isShared
    // GLib would end the process when the bus goes away; see onDisconnect.
    g_dbus_connection_set_exit_on_close(pointer, 0)
  }

  isolated deinit {
    guard !isShared, !isClosed else { return g_object_unref(UnsafeMutableRawPointer(pointer)) }
    // GLib's thread may just be answering a call that came on it, and would crash without it (seen with 2.74). Once it
    // is closed nothing comes any more, and the reference that was ours is given up.
    g_dbus_connection_close(pointer, nil, { connection, _, _ in g_object_unref(connection) }, nil)
  }

  /// The user's session bus. All who ask for it in a process share one connection.
  public static func session() async throws(BusError) -> BusConnection { try await shared(G_BUS_TYPE_SESSION) }

  /// A connection of our own to the user's session bus, for what is to end before the process does.
  public static func ownSession() async throws(BusError) -> BusConnection {
    var error: UnsafeMutablePointer<GError>?
    guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, &error) else {
      throw .cannotConnect(BusError(taking: error).description)
    }
    defer { g_free(address) }
    return try await connect(to: String(cString: address))
  }

  /// The system bus. All who ask for it in a process share one connection.
  public static func system() async throws(BusError) -> BusConnection { try await shared(G_BUS_TYPE_SYSTEM) }

  /// A connection of our own to the message bus at `address`, such as IBus's private one.
  public static func connect(to address: String) async throws(BusError) -> BusConnection {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    return try await opened(isShared: false) { callback, data in
      g_dbus_connection_new_for_address(address, flags, nil, nil, callback, data)
    } finish: {
      g_dbus_connection_new_for_address_finish($0, $1)
    }
  }

  /// The connection's unique name (`:1.42`).
  public var uniqueName: String {
    g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
  }

  public var isClosed: Bool { g_dbus_connection_is_closed(pointer) != 0 }

  /// Closes the connection; everything under way on it fails with `BusError.disconnected`. Never close a shared one.
  public func close() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let ready = AsyncReady { result in
        g_dbus_connection_close_finish(self.pointer, result.pointer, nil)
        done.resume()
      }
      g_dbus_connection_close(pointer, nil, AsyncReady.callback, ready.retained)
    }
  }

  /// Waits until everything sent so far has left the process: for programs that send and end.
  public func flush() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let ready = AsyncReady { result in
        g_dbus_connection_flush_finish(self.pointer, result.pointer, nil)
        done.resume()
      }
      g_dbus_connection_flush(pointer, nil, AsyncReady.callback, ready.retained)
    }
  }

  private static func shared(_ type: GBusType) async throws(BusError) -> BusConnection {
    try await opened(isShared: true) { callback, data in
      g_bus_get(type, nil, callback, data)
    } finish: {
      g_bus_get_finish($0, $1)
    }
  }

  private static func opened(
    isShared: Bool, begin: (GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
    finish: @escaping @GLibActor (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> OpaquePointer?
  ) async throws(BusError) -> BusConnection {
    let result: Result<BusConnection, BusError> = await withCheckedContinuation { done in
      let ready = AsyncReady { result in
        var error: UnsafeMutablePointer<GError>?
        if let connection = finish(result.pointer, &error) {
          done.resume(returning: .success(BusConnection(adopting: connection, isShared: isShared)))
        } else {
          done.resume(returning: .failure(.cannotConnect(BusError(taking: error).description)))
        }
      }
      begin(AsyncReady.callback, ready.retained)
    }
    return try result.get()
  }
}
