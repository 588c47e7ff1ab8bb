/// How a recognizer did with one utterance.
public enum RecognizerConduct: Hashable, Sendable {
  /// It heard the utterance while it was spoken, and its text came so long after the end.
  case answered(audio: Duration, latency: Duration)
  case failed(RecognizerError)
}
