public import GLibRuntime

/// Time for the host: GLib's in the program, moved by hand in tests.
@GLibActor
public protocol HostClock: AnyObject {
  /// Monotonic, from an arbitrary start.
  var now: Duration { get }
  /// Calls `body` once, `delay` from now.
  func ring(after delay: Duration, _ body: @escaping @GLibActor () -> Void) -> any HostAlarm
}

/// A call that was asked for. Cancelling one that was made does nothing.
@GLibActor
public protocol HostAlarm: AnyObject {
  func cancel()
}
