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
}
