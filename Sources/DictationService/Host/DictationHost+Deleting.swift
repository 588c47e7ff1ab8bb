import DictationCore
import Journal

/// What the user deletes of the journal: recordings that are kept, recordings that wait for a recognizer, and texts that
/// wait for a field. What he is just dictating, or being given, he does not mean.
extension DictationHost {
  /// - Returns: whether nothing of that name is under way any more.
  func deleteKept(_ recording: String) async -> Bool {
    await deleteKept { $0.id.rawValue == recording }
    if let id = lastDelivered.last(where: { $0.recording == recording })?.id { versions.remove { $0 == id } }
    return !ledger.sessions.values.contains { journal.recording(of: $0.id)?.rawValue == recording }
  }

  /// - Parameter time: seconds since 1970; what began before it goes.
  func deleteKept(before time: Double) async {
    await deleteKept { $0.startedAt < time }
    history.dropWaiting { $0.startedAt < time }
  }

  /// What is only in memory goes too.
  func deleteAllKept() async {
    await deleteKept { _ in true }
    perform(ledger.delete(Array(ledger.sessions.keys)))
    versions.remove { ledger.sessions[$0] == nil }
    history.dropWaiting { _ in true }
    await journal.journal.removeUnreadable()
    await journal.settle()
  }

  private func deleteKept(where isWanted: (JournalEntry) -> Bool) async {
    await journal.settle()
    // One that is being recorded may not be known as a dictation yet.
    let wanted = await journal.journal.entries.filter { $0.state != .recording && isWanted($0) }.map(\.id)
    let dictations = journal.dictations
    perform(ledger.delete(wanted.compactMap { dictations[$0] }))
    for recording in wanted where dictations[recording].flatMap({ ledger.sessions[$0] }) == nil {
      await journal.journal.remove(recording)
    }
    await journal.settle()
    runQueue()
    onActivity?()
  }
}
