/// A call at a later time.
///
/// Timers ring in the order of their times, those of one time in the order in which they were made, also when the loop
/// was held up. A one-shot timer rings even when nobody holds it; a repeating one ends when it is cancelled or no longer
/// held.
@GLibActor
public final class LoopTimer {
  private let interval: Duration?
  private let body: @GLibActor () -> Void
  private var entry: TimerQueue.Entry?

  private init(interval: Duration?, body: @escaping @GLibActor () -> Void) {
    self.interval = interval
    self.body = body
  }

  isolated deinit { cancel() }

  /// Calls `body` once, `delay` from now.
  @discardableResult
  public static func after(_ delay: Duration, _ body: @escaping @GLibActor () -> Void) -> LoopTimer {
    let timer = LoopTimer(interval: nil, body: body)
    timer.entry = TimerQueue.shared.add(at: MonotonicTime.now + max(delay, .zero)) { timer.ring() }
    return timer
  }

  /// Calls `body` every `interval`, the first time one interval from now. Rings that a busy loop missed are left out.
  public static func every(_ interval: Duration, _ body: @escaping @GLibActor () -> Void) -> LoopTimer {
    let timer = LoopTimer(interval: max(interval, .milliseconds(1)), body: body)
    timer.scheduleNext()
    return timer
  }

  /// Cancelling a timer that has rung does nothing.
  public func cancel() {
    guard let entry else { return }
    self.entry = nil
    TimerQueue.shared.remove(entry)
  }

  /// Whether the timer will still ring.
  public var isActive: Bool { entry != nil }

  private func scheduleNext() {
    guard let interval else { return }
    entry = TimerQueue.shared.add(at: MonotonicTime.now + interval) { [weak self] in self?.ring() }
  }

  private func ring() {
    entry = nil
    scheduleNext()
    body()
  }
}
