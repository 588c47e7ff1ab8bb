internal import CGio

extension SettingsStore {
  private final class Handler: Sendable {
    let body: @GLibActor (String) -> Void
    init(_ body: @escaping @GLibActor (String) -> Void) { self.body = body }
  }

  /// Calls `body` with the key's name whenever a value, or the one of `key` alone, may have changed, whoever changed it.
  public func onChange(of key: String? = nil, _ body: @escaping @GLibActor (String) -> Void) -> Registration {
    let changed: @convention(c) (UnsafeMutablePointer<GSettings>?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _, key, data in
      let handler = Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
      let key = String(cString: key!)
      GLibActor.assumeIsolated { handler.body(key) }
    }
    // The cast only drops the parameters from the function's type; GLib calls it with those above.
    let id = g_signal_connect_data(
      settings, key.map { "changed::\($0)" } ?? "changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passRetained(Handler(body)).toOpaque(), { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() },
      GConnectFlags(rawValue: 0))
    // GSettings only tells of keys that were read since somebody listens.
    for key in key.map({ [$0] }) ?? keys { _ = try? value(key) }
    return Registration { g_signal_handler_disconnect(self.settings, id) }
  }
}
