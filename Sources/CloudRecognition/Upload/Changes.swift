internal import GLibRuntime

/// Wakes whoever waits for something to become true, to look again.
@GLibActor
final class Changes {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var followers: [Weak] = []

  private struct Weak {
    weak var changes: Changes?
  }

  func next() async { await withCheckedContinuation { waiting.append($0) } }

  func fire() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
    for follower in followers { follower.changes?.fire() }
  }

  func forward(to other: Changes) { followers.append(Weak(changes: other)) }
}
