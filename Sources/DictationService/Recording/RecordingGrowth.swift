import Synchronization

/// How far a recording has come, for whoever reads it from the journal while it grows. Samples that a recognizer has not
/// heard yet are held nowhere else, so memory does not grow with what it is behind.
final class RecordingGrowth: Sendable {
  private struct State {
    var samples = 0
    var isComplete = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func grow(to samples: Int) { change { $0.samples = samples } }

  func complete() { change { $0.isComplete = true } }

  /// Waits until there is more than `position`.
  /// - Returns: how many samples there are; nil where no more will come, or the task was cancelled.
  func samples(beyond position: Int) async -> Int? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        let mustWait = state.withLock { state in
          guard state.samples <= position, !state.isComplete else { return false }
          state.waiting = done
          return true
        }
        if !mustWait { done.resume() }
      }
    } onCancel: {
      complete()
    }
    let samples = state.withLock(\.samples)
    return samples > position && !Task.isCancelled ? samples : nil
  }

  private func change(_ body: (inout sending State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      return state.waiting.take()
    }
    waiting?.resume()
  }
}
