public import GLibRuntime

/// Time for the service: GLib's timers in the program, moved by hand in the tests.
@GLibActor
public protocol AlarmClock: AnyObject {
  /// Calls `body` once, `delay` from now.
  @discardableResult
  func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) -> any Alarm
}

/// A call that was asked for. Cancelling one that has been made does nothing.
@GLibActor
public protocol Alarm: AnyObject {
  func cancel()
}
