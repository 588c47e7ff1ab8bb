import GLibRuntime

/// Whether a take goes on once its microphone was let go of: it does after a pause, when the user wants it to.
@GLibActor
final class PauseGate {
  private enum State {
    case open
    case paused
    /// To go on, although the microphone has not said its last yet.
    case resumed
    case over
  }

  private var state = State.open
  private var waiting: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  /// - Returns: whether it was open: its microphone is to be let go of.
  func pause() -> Bool {
    defer { if state != .over { state = .paused } }
    return state == .open
  }

  func resume() {
    guard state == .paused else { return }
    state = .resumed
    wake()
  }

  /// The take is to end.
  func end() {
    state = .over
    wake()
  }

  /// Waits while the take is paused.
  /// - Returns: whether another microphone is to be opened for it; false where it is over.
  func goesOn() async -> Bool {
    await withCheckedContinuation { done in
      if state == .paused { waiting = done } else { done.resume() }
    }
    guard state == .resumed else { return false }
    state = .open
    return true
  }

  private func wake() { waiting.take()?.resume() }
}
