import Synchronization

/// What happened, in order, and waiting for what is yet to happen. A test waits for an event, never for a time; its
/// time limit only ends one that would wait for ever, and the error then says what it waited for.
public final class EventLog<Event: Sendable>: Sendable {
  private struct State {
    var events: [Event] = []
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
    var isFinished = false
  }

  /// Returns true once it needs no further look at the events.
  private struct Waiter {
    var look: @Sendable ([Event]) -> Bool
    var giveUp: @Sendable ([Event]) -> Void
  }

  private let name: String
  private let state = Mutex(State())

  public init(_ name: String) { self.name = name }

  public var events: [Event] { state.withLock { $0.events } }
  public var count: Int { state.withLock { $0.events.count } }

  public func append(_ event: Event) {
    state.withLock { state in
      state.events.append(event)
      state.waiters = state.waiters.filter { !$0.value.look(state.events) }
    }
  }

  /// Nothing more will come: whoever waits gives up.
  public func finish() {
    state.withLock { state in
      state.isFinished = true
      state.waiters.values.forEach { $0.giveUp(state.events) }
      state.waiters = [:]
    }
  }

  /// Waits until `find` finds something in the events from number `start` on.
  /// - Throws: `NeverHappened` where the log is finished or the test is cancelled (by its time limit) before that.
  public func wait<T: Sendable>(
    for what: String, from start: Int = 0, _ find: @escaping @Sendable (ArraySlice<Event>) -> T?
  ) async throws -> T {
    let number = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<T, any Error>) in
        let waiter = Waiter { events in
          guard let found = find(events.dropFirst(start)) else { return false }
          continuation.resume(returning: found)
          return true
        } giveUp: { [name] events in
          continuation.resume(
            throwing: NeverHappened(what: what, name: name, events: events.suffix(12).map { "\($0)" }))
        }
        state.withLock { state in
          if waiter.look(state.events) { return }
          if state.isFinished || Task.isCancelled { return waiter.giveUp(state.events) }
          state.waiters[number] = waiter
        }
      }
    } onCancel: {
      state.withLock { state in
        state.waiters.removeValue(forKey: number)?.giveUp(state.events)
      }
    }
  }
}
