import DictationCore
import GLibRuntime

@testable import DictationService

/// A journal that outlives no process, with a disk that can be full.
@GLibActor
final class MemoryStore: TakeStore {
  struct Entry {
    var samples: [Int16] = []
    var isOpen = true
    var isCancelled = false
    var text: (draft: Draft, status: TextStatus)?
  }

  var entries: [SessionID: Entry] = [:]
  var leftovers: [(Leftover, [Int16])] = []
  /// How many samples still fit.
  var space = Int.max

  static let full = DictationFailure(.diskFull, "The disk is full.")

  func begin(_ id: SessionID) throws(DictationFailure) {
    guard space > 0 else { throw Self.full }
    entries[id] = Entry()
  }

  func append(_ samples: [Int16], to id: SessionID) throws(DictationFailure) {
    guard space >= samples.count else { throw Self.full }
    space -= samples.count
    entries[id]?.samples += samples
  }

  func end(_ id: SessionID) { entries[id]?.isOpen = false }

  func samples(of id: SessionID) throws(DictationFailure) -> [Int16] { entries[id]?.samples ?? [] }

  func save(_ draft: Draft, _ status: TextStatus, of id: SessionID) throws(DictationFailure) {
    entries[id]?.text = (draft, status)
  }

  func setCancelled(_ isCancelled: Bool, _ id: SessionID) { entries[id]?.isCancelled = isCancelled }

  func forget(_ id: SessionID) { entries[id] = nil }

  func adoptLeftovers(_ name: (Leftover) -> SessionID) {
    for (leftover, samples) in leftovers { entries[name(leftover)] = Entry(samples: samples, isOpen: false) }
  }
}
