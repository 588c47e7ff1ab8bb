internal import CGio

/// A call at a later time.
///
/// A one-shot timer rings even when nobody holds it; a repeating one ends when it is cancelled or no longer held.
@GLibActor
public final class LoopTimer {
  private var source: UInt32?
  private let repeats: Bool

  private init(repeats: Bool) { self.repeats = repeats }

  isolated deinit {
    if repeats { cancel() }
  }

  /// Calls `body` once, `delay` from now. Delays are rounded up to whole milliseconds.
  @discardableResult
  public static func after(_ delay: Duration, _ body: @escaping @GLibActor () -> Void) -> LoopTimer {
    let timer = LoopTimer(repeats: false)
    timer.start(delay) {
      timer.source = nil
      body()
      return false
    }
    return timer
  }

  /// Calls `body` every `interval`, the first time one interval from now.
  public static func every(_ interval: Duration, _ body: @escaping @GLibActor () -> Void) -> LoopTimer {
    let timer = LoopTimer(repeats: true)
    timer.start(interval) {
      body()
      return true
    }
    return timer
  }

  /// Cancelling a timer that has rung does nothing.
  public func cancel() {
    guard let source else { return }
    self.source = nil
    g_source_remove(source)
  }

  /// Whether the timer will still ring.
  public var isActive: Bool { source != nil }

  private func start(_ delay: Duration, _ body: @escaping @GLibActor () -> Bool) {
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, delay.wholeMilliseconds, { SourceCallback.fire($0) }, SourceCallback(body).retained,
      { SourceCallback.release($0) })
  }
}
