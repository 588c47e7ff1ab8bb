import DictationCore
import GLibRuntime
import Speech

/// Recordings that no recognizer could read go on by themselves.
extension DictationHost {
  func enqueue(_ id: SessionID) {
    GLibActor.task { [self] in
      let failures = await journal.countFailure(of: id)
      guard failures < Backoff.lastFailure else {
        queue.remove(id)
        journal.limit(id, to: SessionJournal.unreadableFor)
        return runQueue()
      }
      queue.add(id, failures: failures)
      clock.ring(after: Backoff.delay(after: failures, dice: .random(in: 0...1))) { [weak self] in
        self?.queue.makeDue(id)
        self?.runQueue()
      }
      runQueue()
    }
  }

  /// The network is back: nothing needs to wait any longer.
  public func networkReturned() {
    queue.makeAllDue()
    runQueue()
  }

  func runQueue() {
    guard !isShuttingDown else { return }
    for item in queue.next(provider: { item in recognizer(of: requests[item.id]?.language, after: item.failures) }) {
      failures[item.id] = item.failures
      guard ledger.sessions[item.id]?.phase == .failed else {
        queue.remove(item.id)
        continue
      }
      send(.retry, to: item.id)
    }
  }

  /// After five failures whatever is on this machine.
  static func recognizer(_ chosen: String, after failures: Int) -> String {
    failures >= Backoff.failuresForLocal ? RecognizerID.automatic.description : chosen
  }
}
