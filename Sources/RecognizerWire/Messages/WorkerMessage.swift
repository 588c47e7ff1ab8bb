public import Speech

/// What the worker answers.
public enum WorkerMessage: Hashable, Sendable {
  /// Answer to `hello`.
  case ready(version: UInt16)
  case loaded(recognizer: String)
  case loadFailed(recognizer: String, RecognizerError)
  /// So many samples of the utterance are decoded. Sent whenever all that came is decoded, and at least once a second
  /// of audio: the sign of life of a worker at work.
  case progress(UtteranceID, samples: Int)
  case event(UtteranceID, RecognitionEvent)
  case final(UtteranceID, Transcript)
  /// The utterance is over, without text.
  case failed(UtteranceID, RecognizerError)
}
