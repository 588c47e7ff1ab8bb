/// What the user is told, one thing at a time.
public enum DictationStatus: Hashable, Sendable {
  case idle
  /// The microphone is being opened.
  case starting
  /// Whole seconds since the first sample, and the last three levels (0 to 1, the newest last).
  case recording(seconds: Int64, levels: [Double])
  case processing
  /// A model works on the text.
  case rewriting
  /// One plain sentence.
  case failed(String)
  /// The text has left for its field. IBus does not say whether it arrived.
  case sent
  /// So many texts wait to be inserted.
  case waiting(Int)
}
