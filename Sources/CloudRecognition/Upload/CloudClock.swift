public import GLibRuntime

/// Waiting between attempts: GLib's timers in the program, moved by hand in tests.
@GLibActor
public protocol CloudClock: AnyObject {
  func wait(_ time: Duration) async
}

/// The timers of the main loop.
@GLibActor
public final class LoopCloudClock: CloudClock {
  public init() {}

  @GLibActor
  public func wait(_ time: Duration) async { await LoopTimer.wait(time) }
}
