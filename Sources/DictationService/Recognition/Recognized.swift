import Speech

/// The text of an utterance and how it came about.
struct Recognized: Hashable, Sendable {
  /// In the order of the recording; at least one.
  var segments: [RecognizedSegment]
  /// How long the utterance was.
  var audio: Duration

  /// The words as the recognizers wrote them.
  var text: String { segments.map(\.transcript.text).filter { !$0.isEmpty }.joined(separator: " ") }

  /// What the user should know; the first trouble is the one to tell.
  var remark: String? { segments.lazy.compactMap(\.transcript.remark).first }

  /// Some of it was dropped that may have been said after all.
  var isInDoubt: Bool { segments.contains { $0.transcript.isInDoubt } }

  /// Who wrote the end of it; empty where nobody knows.
  var recognizer: String { segments.last { !$0.recognizer.isEmpty }?.recognizer ?? "" }
}
