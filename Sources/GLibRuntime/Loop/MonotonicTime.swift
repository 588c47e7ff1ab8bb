internal import CGio

/// The clock of GLib's timers.
public enum MonotonicTime {
  /// Since an arbitrary start (that of the machine); stands still while the machine is suspended.
  public static var now: Duration { .microseconds(g_get_monotonic_time()) }
}
