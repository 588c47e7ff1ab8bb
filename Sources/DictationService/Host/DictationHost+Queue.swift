import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Speech

/// Recordings that no recognizer could read go on by themselves.
extension DictationHost {
  func enqueue(_ id: SessionID) {
    GLibActor.task { [self] in
      guard await journal.entry(of: id) != nil else {
        send(.recordingGone(.notRestorable(id)), to: id)
        return runQueue()
      }
      let failures = await journal.countFailure(of: id)
      guard failures < Backoff.lastFailure else {
        queue.remove(id)
        journal.limit(id, to: SessionJournal.unreadableFor)
        return runQueue()
      }
      let pause = Backoff.delay(after: failures, dice: .random(in: 0...1))
      queue.add(id, failures: failures, due: .now + pause)
      clock.ring(after: pause) { [weak self] in
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

  /// The user wants it now, what was given up included.
  func retryQueue() async {
    for (id, session) in ledger.sessions where session.phase == .failed {
      guard !queue.isRunning(id), !queue.waiting.contains(where: { $0.id == id }) else { continue }
      guard let entry = await journal.entry(of: id), ledger.sessions[id]?.phase == .failed else { continue }
      queue.add(id, failures: entry.failures ?? 0, isDue: true)
    }
    networkReturned()
  }

  /// What could not be recognized yet, with the names of the recordings, in the same order.
  func recordingQueue() async -> (list: RecordingQueue, names: [String]) {
    let ids = ledger.sessions.values.filter { $0.phase == .failed || queue.isRunning($0.id) }.map(\.id).sorted()
    var (list, names) = (RecordingQueue(count: ids.count), [String]())
    for id in ids.prefix(RecordingQueue.longestList) {
      guard let entry = await journal.entry(of: id) else { continue }
      list.items.append(queueItem(id, entry))
      names.append(entry.id.rawValue)
    }
    return (list, names)
  }

  private func queueItem(_ id: SessionID, _ entry: JournalEntry) -> RecordingQueue.Item {
    let waiting = queue.waiting.first { $0.id == id }
    let failures = entry.failures ?? 0
    var item = RecordingQueue.Item(
      queue.isRunning(id) ? .recognizing : waiting == nil && failures >= Backoff.lastFailure ? .givenUp : .waiting)
    item.started = entry.startedAt
    item.duration = entry.duration / .seconds(1)
    item.failures = failures
    item.error = reasons[id] ?? ""
    if waiting?.isDue == false { item.next = waiting?.due.map { max(0, ($0 - .now) / .seconds(1)) } }
    return item
  }

  /// Somebody has the text of a recording: where it waits for a recognizer, it need not any longer.
  func noteReading(ofRecording name: String) {
    for id in ledger.sessions.keys where journal.recording(of: id)?.rawValue == name { send(.readElsewhere, to: id) }
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

  static func recognizer(_ chosen: String, after failures: Int) -> String {
    Backoff.isLocal(after: failures) ? RecognizerID.automatic.description : chosen
  }
}
