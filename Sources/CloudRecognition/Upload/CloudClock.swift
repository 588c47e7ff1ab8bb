public import GLibRuntime

/// Time between attempts, and between probes: GLib's timers in the program, moved by hand in tests.
@GLibActor
public protocol CloudClock: AnyObject {
  /// Monotonic, from an arbitrary start.
  var now: Duration { get }
  func wait(_ time: Duration) async
}

/// The timers of the main loop.
@GLibActor
public final class LoopCloudClock: CloudClock {
  public init() {}

  public var now: Duration { MonotonicTime.now }

  @GLibActor
  public func wait(_ time: Duration) async { await LoopTimer.wait(time) }
}
