import Archive
import DictationCore
import GLibRuntime
import Journal
import Speech

/// What the history says of a dictation before there is a text. Nothing waits for it: it is written behind whatever is
/// on its way, on the history's own thread.
extension DictationHost {
  func chronicle(_ progress: SessionProgress, of id: SessionID) {
    guard settings.history == .on, !offTheRecord.contains(id) else { return }
    let language = settings.spokenLanguage
    history.chronicle { [journal] in
      guard let entry = await journal.entry(of: id), entry.details.isOffTheRecord != true else { return nil }
      return ArchiveEntry(
        entry, await journal.segments(of: id), language: language,
        rest: progress == .recording ? .recording : .transcribing)
    }
  }

  /// Nothing comes of it.
  func withdraw(_ id: SessionID) {
    if let recording = journal.recording(of: id) { history.withdraw(recording.rawValue) }
  }

  /// An earlier process ended in the middle of dictations: those that left audio or a text are said to be as far as they
  /// are, of the others nothing is left.
  func repairHistory(_ leftovers: [(entry: JournalEntry, leftover: Leftover)]) {
    let language = settings.spokenLanguage
    history.repair { [journal] recording in
      guard let (entry, leftover) = leftovers.first(where: { $0.entry.id.rawValue == recording }) else { return nil }
      let known = await journal.segments(ofRecording: entry.id)
      switch leftover {
      case .audio: return ArchiveEntry(entry, known, language: language, rest: .queued)
      case .pending(let draft), .perhapsSent(let draft):
        let recognized =
          known.isEmpty
          ? [RecognizedSegment(samples: 0..<entry.samples, transcript: Transcript(text: draft.text))] : known
        return ArchiveEntry(
          entry, recognized, isComplete: true, draft, final: nil, language: language, failure: nil)
      }
    }
  }
}
