/// A loaded model inside the worker process, shared by the utterances that need it.
///
/// Engines and their streams live on the worker's decoding thread: synchronous, not Sendable, free to take their time.
public protocol RecognitionEngine: AnyObject {
  /// How many streams may be open at a time, at least 1. The worker lets further utterances wait, samples kept.
  var simultaneousStreams: Int { get }
  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream
}

/// One utterance being decoded. After `finish` or `cancel` nothing more is called.
public protocol RecognitionStream: AnyObject {
  /// Decodes 16 kHz mono as far as the model can, and says what became known by it.
  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent]
  func finish() throws(RecognizerError) -> Transcript
  func cancel()
}
