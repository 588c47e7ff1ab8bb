internal import GLibRuntime

/// Wakes whoever waits for something to become true, to look again.
@GLibActor
final class Changes {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var followers: [Weak] = []

  private struct Weak {
    weak var changes: Changes?
  }

  /// Waits until `condition` is false; looks again at every change.
  func wait(while condition: () -> Bool) async {
    while condition() {
      // Looked at once more where the continuation is there, since something may have come between.
      await withCheckedContinuation { done in
        if condition() { waiting.append(done) } else { done.resume() }
      }
    }
  }

  func fire() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
    for follower in followers { follower.changes?.fire() }
  }

  func forward(to other: Changes) { followers.append(Weak(changes: other)) }
}
