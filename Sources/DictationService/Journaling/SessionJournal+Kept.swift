import Journal

/// Recordings by their names in the history: those whose text was delivered, or was in doubt.
extension SessionJournal {
  /// nil where the audio is gone.
  func replay(ofRecording name: String) async -> JournalReplay? {
    guard let recording = RecordingID(rawValue: name), await journal.sampleCount(of: recording) > 0 else { return nil }
    return JournalReplay(journal: journal, recording: recording)
  }

  /// The WAV file; nil for a journal in memory.
  func audioPath(of name: String) -> String? {
    guard let recording = RecordingID(rawValue: name) else { return nil }
    return journal.path.map { "\($0)/\(recording.rawValue).wav" }
  }

  /// Removes the audio of a dictation that is done with; one that still waits stays.
  func removeKept(_ name: String) async {
    guard let recording = RecordingID(rawValue: name), let entry = await journal.entry(recording) else { return }
    if entry.state == .delivered || entry.state == .cancelled { await journal.remove(recording) }
  }

  /// - Parameter time: seconds since 1970.
  func removeKept(before time: Double) async {
    for entry in await journal.entries where entry.startedAt < time { await removeKept(entry.id.rawValue) }
  }
}
