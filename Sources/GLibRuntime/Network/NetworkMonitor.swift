internal import CGio

/// What GLib knows about the network: routes, NetworkManager or the portal, whichever the system has.
@GLibActor
public enum NetworkMonitor {
  /// Whether there is a way out of this machine.
  public static var isAvailable: Bool { g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0 }
}
