internal import CGio

extension BusConnection {
  private final class Handler: Sendable {
    let body: @GLibActor (BusSignal) -> Void
    init(_ body: @escaping @GLibActor (BusSignal) -> Void) { self.body = body }
  }

  /// Calls `body` for each signal that matches, in the order in which they arrive.
  public func subscribe(_ match: SignalMatch, _ body: @escaping @GLibActor (BusSignal) -> Void) -> Registration {
    guard !isClosed else { return Registration {} }
    let id = g_dbus_connection_signal_subscribe(
      pointer, match.sender, match.interface, match.name, match.path, match.firstArgument,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, sender, path, interface, name, parameters, data in
        let handler = Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
        let signal = BusSignal(
          path: String(cString: path!), interface: String(cString: interface!), name: String(cString: name!),
          Variant.children(of: parameters!), sender: sender.map { String(cString: $0) } ?? "")
        GLibActor.assumeIsolated { handler.body(signal) }
      }, Unmanaged.passRetained(Handler(body)).toOpaque(), { Unmanaged<Handler>.fromOpaque($0!).release() })
    return Registration { g_dbus_connection_signal_unsubscribe(self.pointer, id) }
  }

  /// Emits a signal to `destination` alone, or to all who subscribed where that is nil. False where the connection is
  /// closed.
  @discardableResult
  public func emit(_ signal: BusSignal, to destination: String?) -> Bool {
    g_dbus_connection_emit_signal(
      pointer, destination, signal.path, signal.interface, signal.name, Variant.makeTuple(signal.arguments), nil) != 0
  }

  /// Calls `body` once, when the connection is closed by the bus or by us; soon, where it is closed already.
  public func onDisconnect(_ body: @escaping @GLibActor () -> Void) -> Registration {
    guard !isClosed else {
      let timer = LoopTimer.after(.zero, body)
      return Registration { timer.cancel() }
    }
    // GDBusConnection emits `closed` on the context that the connection was made in. The session's is shared by the whole
    // process, and may have been made by dconf, on a thread of its own.
    let closed: @convention(c) (OpaquePointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?) -> Void = {
      _, _, _, data in
      SourceCallback.post(data)
    }
    let callback = SourceCallback {
      body()
      return false
    }
    // The cast only drops the parameters from the function's type; GLib calls it with those above.
    let id = g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(closed, to: GCallback.self), callback.retained,
      { data, _ in SourceCallback.release(data) }, GConnectFlags(rawValue: 0))
    return Registration { g_signal_handler_disconnect(UnsafeMutableRawPointer(self.pointer), id) }
  }
}
