internal import CGio

/// Tells when the network comes back. Nothing is polled, and nobody is asked anything over the network.
@GLibActor
public final class NetworkWatch {
  private let monitor: OpaquePointer
  private var handler: gulong = 0
  private let onReturn: @GLibActor () -> Void
  private var isAvailable: Bool

  public init(onReturn: @escaping @GLibActor () -> Void) {
    monitor = g_network_monitor_get_default()
    self.onReturn = onReturn
    isAvailable = g_network_monitor_get_network_available(monitor) != 0
    let changed: @convention(c) (OpaquePointer?, gboolean, UnsafeMutableRawPointer?) -> Void = { _, available, data in
      let watch = Unmanaged<NetworkWatch>.fromOpaque(data!).takeUnretainedValue()
      GLibActor.assumeIsolated { watch.changed(available != 0) }
    }
    // The watch outlives the handler, which is removed with it. The cast only drops the parameters from the function's type;
    // GLib calls it with those above.
    handler = g_signal_connect_data(
      UnsafeMutableRawPointer(monitor), "network-changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
  }

  isolated deinit { g_signal_handler_disconnect(UnsafeMutableRawPointer(monitor), handler) }

  private func changed(_ available: Bool) {
    let isBack = available && !isAvailable
    isAvailable = available
    if isBack { onReturn() }
  }
}
