internal import CGio

/// All timers of the process behind one source of the main loop, which has none while no timer runs.
///
/// GLib calls timeouts that are due in the same turn of the loop in the order in which they were made, whatever their
/// times. A loop that was held up would let a later deadline overtake an earlier one.
@GLibActor
final class TimerQueue {
  static let shared = TimerQueue()

  struct Entry: Hashable, Comparable {
    let time: Duration
    let number: UInt64

    static func < (left: Entry, right: Entry) -> Bool { (left.time, left.number) < (right.time, right.number) }
  }

  /// In the order in which they ring.
  private var entries: [Entry] = []
  private var bodies: [Entry: @GLibActor () -> Void] = [:]
  private var lastNumber: UInt64 = 0
  private var source: UInt32?

  func add(at time: Duration, _ body: @escaping @GLibActor () -> Void) -> Entry {
    lastNumber += 1
    let entry = Entry(time: time, number: lastNumber)
    entries.insert(entry, at: entries.firstIndex { entry < $0 } ?? entries.endIndex)
    bodies[entry] = body
    if entries.first == entry { arm() }
    return entry
  }

  func remove(_ entry: Entry) {
    guard bodies.removeValue(forKey: entry) != nil else { return }
    let wasFirst = entries.first == entry
    entries.removeAll { $0 == entry }
    if wasFirst { arm() }
  }

  /// Calls what is due. What is added meanwhile waits for the next turn of the loop, so that nothing else starves.
  private func ring() {
    source = nil
    let (now, last) = (MonotonicTime.now, lastNumber)
    while let entry = entries.first(where: { $0.number <= last }), entry.time <= now {
      entries.removeAll { $0 == entry }
      bodies.removeValue(forKey: entry)?()
    }
    arm()
  }

  /// Sets the source to the first entry.
  private func arm() {
    if let source { g_source_remove(source) }
    source = nil
    guard let first = entries.first else { return }
    let callback = SourceCallback { [self] in
      ring()
      return false
    }
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, (first.time - MonotonicTime.now).wholeMilliseconds, { SourceCallback.fire($0) },
      callback.retained, { SourceCallback.release($0) })
  }
}
