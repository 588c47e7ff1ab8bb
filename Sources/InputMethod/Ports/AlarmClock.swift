/// Time for the input method: real in the engine, manual in tests.
public protocol AlarmClock: AnyObject {
  /// Monotonic, from an arbitrary start.
  var now: Duration { get }
  /// Calls `body` once, `delay` from now, in the isolation of the caller.
  func schedule(after delay: Duration, _ body: @escaping () -> Void) -> any Alarm
}

/// A call that was scheduled. Cancelling one that has rung does nothing.
public protocol Alarm: AnyObject {
  func cancel()
}
