internal import CAdwaita
internal import GLibRuntime

/// Scrolls the list steadily, by screenfuls and by jumps to places all over it, and tells how long each step takes: for
/// measurements.
@GLibActor
final class ScrollTrial {
  private let list: HistoryList
  private let tell: @GLibActor (ScrollStep, Duration) -> Void
  private var rest =
    Array(repeating: ScrollStep.frame, count: 300) + Array(repeating: .screenful, count: 100)
    + Array(repeating: .jump, count: 100) + [.end]
  private var step: ScrollStep?
  private var began = ContinuousClock.now

  /// Begins as soon as the list shows something.
  init(_ list: HistoryList, _ clock: OpaquePointer, _ tell: @escaping @GLibActor (ScrollStep, Duration) -> Void) {
    self.list = list
    self.tell = tell
    // For as long as the window lives.
    Signal.connect(UnsafeMutableRawPointer(clock), "after-paint") { self.painted() }
  }

  private func painted() {
    // What is still fetched brings another frame.
    guard !rest.isEmpty, step == .frame || list.isFilled else { return }
    let now = ContinuousClock.now
    if let step { tell(step, now - began) }
    began = now
    let next = rest.removeFirst()
    step = next
    switch next {
    case .frame: list.scroll(screenfuls: 1.0 / 6)
    case .screenful: list.scroll(screenfuls: 1)
    // The golden section leads everywhere, and never to neighbours.
    case .jump: list.scroll(to: (Double(rest.count) * 0.618).truncatingRemainder(dividingBy: 1))
    case .end: tell(.end, .zero)
    }
  }
}
