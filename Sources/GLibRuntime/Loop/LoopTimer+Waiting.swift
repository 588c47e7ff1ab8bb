extension LoopTimer {
  /// Returns after `time`, or at once when the task is cancelled.
  @GLibActor
  public static func wait(_ time: Duration) async {
    let waiting = Waiting()
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.begin($0, time) }
    } onCancel: {
      GLibActor.post { waiting.end() }
    }
  }

  @GLibActor
  private final class Waiting {
    private var continuation: CheckedContinuation<Void, Never>?
    private var timer: LoopTimer?

    nonisolated init() {}

    func begin(_ continuation: CheckedContinuation<Void, Never>, _ time: Duration) {
      self.continuation = continuation
      if Task.isCancelled { return end() }
      timer = .after(time) { self.end() }
    }

    func end() {
      timer?.cancel()
      timer = nil
      continuation?.resume()
      continuation = nil
    }
  }
}
