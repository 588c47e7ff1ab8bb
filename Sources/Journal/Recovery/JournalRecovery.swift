internal import Glibc

/// What earlier runs left in the folder, brought into a state that this run can go on from.
struct JournalRecovery {
  private let folder: JournalFolder
  /// By which ages are counted.
  private let now: Double

  init(_ folder: JournalFolder, now: Double) {
    self.folder = folder
    self.now = now
  }

  func entries() -> [RecordingID: JournalEntry] {
    folder.removeTemporaries()
    var entries: [RecordingID: JournalEntry] = [:]
    for id in folder.recordings {
      let former = EntryNote.read(folder.note(id), of: id)
      if former == nil { folder.setAsideNote(id) }
      guard let entry = recover(id, former) else {
        folder.remove(id)
        continue
      }
      entries[id] = entry
      if entry != former { try? folder.replace(folder.note(id), by: EntryNote.encode(entry), isDurable: false) }
    }
    return entries
  }

  /// nil where nothing is worth keeping.
  private func recover(_ id: RecordingID, _ former: JournalEntry?) -> JournalEntry? {
    let audio = AudioRepair.repair(folder.audio(id))
    var entry = former ?? unknown(id)
    // A clock that was set back must not keep an entry for ever, nor drop it early.
    if entry.changedAt > now { entry.changedAt = now }
    if entry.isExpired(at: now) { return nil }
    switch audio {
    case .samples(let count): entry.samples = count
    case .nothing: entry.samples = 0
    case .foreign where entry.text == nil: entry.state = .damaged
    case .foreign: entry.samples = 0
    }
    switch entry.state {
    case .recording:
      entry.state = .recorded
      entry.wasInterrupted = true
    case .delivering:
      entry.state = .perhapsSent
    case .recorded, .pending, .perhapsSent, .delivered, .cancelled, .damaged:
      break
    }
    let hasText = entry.text != nil || !SegmentList.read(folder.segments(id)).segments.isEmpty
    return audio == .nothing && !hasText ? nil : entry
  }

  /// Audio whose note is missing or unreadable. Whether its text was delivered is not known either.
  private func unknown(_ id: RecordingID) -> JournalEntry {
    JournalEntry(
      id: id, details: RecordingDetails(session: 0, mode: ""), state: .perhapsSent,
      startedAt: id.rawValue.split(separator: "-").first.flatMap { Double($0) }.map { $0 / 1_000 } ?? now)
  }
}
