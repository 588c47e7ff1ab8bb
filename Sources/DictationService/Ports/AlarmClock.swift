public import GLibRuntime

/// Time for the service: GLib's timers in the program, moved by hand in the tests.
@GLibActor
public protocol AlarmClock: AnyObject {
  /// Calls `body` once, `delay` from now.
  func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void)
}
