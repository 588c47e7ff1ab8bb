import DictationCore

/// Recordings that could not be recognized and wait for their turn: the oldest first, one at a time for each provider, so
/// that one's trouble does not hold up another's.
struct RetryQueue {
  struct Item: Hashable {
    let id: SessionID
    var failures: Int
    /// Its pause is over.
    var isDue = false
    /// When its pause will be.
    var due: ContinuousClock.Instant?
  }

  private(set) var waiting: [Item] = []
  private var running: [String: SessionID] = [:]

  /// - Parameter failures: how often it could not be recognized.
  mutating func add(_ id: SessionID, failures: Int, isDue: Bool = false, due: ContinuousClock.Instant? = nil) {
    if isKnown(id) { remove(id) }
    // Most come in their order.
    let place = waiting.last.map { $0.id < id } ?? true ? waiting.count : waiting.firstIndex { $0.id > id }
    waiting.insert(Item(id: id, failures: failures, isDue: isDue, due: due), at: place ?? waiting.count)
  }

  private func isKnown(_ id: SessionID) -> Bool {
    running.values.contains(id) || waiting.last.map { $0.id >= id } ?? false
  }

  /// It succeeded, failed again, or nobody wants it any more.
  mutating func remove(_ id: SessionID) {
    waiting.removeAll { $0.id == id }
    for (provider, busy) in running where busy == id { running[provider] = nil }
  }

  mutating func makeDue(_ id: SessionID) {
    for index in waiting.indices where waiting[index].id == id { waiting[index].isDue = true }
  }

  /// The network, or a provider, is back.
  mutating func makeAllDue() {
    for index in waiting.indices { waiting[index].isDue = true }
  }

  /// What may begin now: the oldest that is due, of each provider that is free.
  mutating func next(provider: (Item) -> String) -> [Item] {
    var begun: [Item] = []
    for item in waiting where item.isDue {
      let provider = provider(item)
      guard running[provider] == nil else { continue }
      running[provider] = item.id
      begun.append(item)
    }
    waiting.removeAll { begun.contains($0) }
    return begun
  }

  func isRunning(_ id: SessionID) -> Bool { running.values.contains(id) }

  /// Whether something is being recognized or about to be.
  var isBusy: Bool { !running.isEmpty || waiting.contains(where: \.isDue) }
}
