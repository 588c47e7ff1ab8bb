import Speech

/// The text of a stretch of an utterance, from one cut to the next.
struct RecognizedSegment: Hashable, Sendable {
  /// Of the recording.
  var samples: Range<Int>
  var transcript: Transcript
  /// From the last sample to the text; nil where nobody waited.
  var latency: Duration?

  /// Who wrote it; empty where nobody knows.
  var recognizer: String { transcript.recognizer?.description ?? "" }
}
