/// How far a dictation has come.
public enum JournalState: String, Sendable, Codable, CaseIterable {
  /// Samples are still being added.
  case recording
  /// All samples are there, the text is not.
  case recorded
  /// The text is there and was not handed over.
  case pending
  /// The text is being handed over; IBus acknowledges nothing.
  case delivering
  /// A crash came while it was handed over: listed, never inserted by itself.
  case perhapsSent
  /// Handed over; only audio that is to be kept for a while is left.
  case delivered
  /// The user gave it up, and may still change his mind.
  case cancelled
  /// The file is not one that the journal wrote. It is left alone.
  case damaged
}
