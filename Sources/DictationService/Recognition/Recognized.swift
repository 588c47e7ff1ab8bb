import Speech

/// The text of an utterance and how it came about.
struct Recognized: Hashable, Sendable {
  var transcript: Transcript
  /// How long the utterance was.
  var audio: Duration
  /// From the last sample to the text.
  var latency: Duration

  /// Who wrote it; empty where nobody knows.
  var recognizer: String { transcript.recognizer?.description ?? "" }
}
