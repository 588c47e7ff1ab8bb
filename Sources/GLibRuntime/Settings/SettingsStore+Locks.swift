internal import CGio

extension SettingsStore {
  private final class Handler: Sendable {
    let body: @GLibActor (String) -> Void
    init(_ body: @escaping @GLibActor (String) -> Void) { self.body = body }
  }

  /// Calls `body` with the key's name whenever whether it can be changed may have changed.
  public func onLock(_ body: @escaping @GLibActor (String) -> Void) -> Registration {
    let changed: @convention(c) (UnsafeMutablePointer<GSettings>?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _, key, data in
      let handler = Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
      let key = String(cString: key!)
      GLibActor.assumeIsolated { handler.body(key) }
    }
    // The cast only drops the parameters from the function's type; GLib calls it with those above.
    let id = g_signal_connect_data(
      settings, "writable-changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passRetained(Handler(body)).toOpaque(), { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() },
      GConnectFlags(rawValue: 0))
    return Registration { g_signal_handler_disconnect(self.settings, id) }
  }
}
