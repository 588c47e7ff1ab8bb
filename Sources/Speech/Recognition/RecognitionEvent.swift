/// What a recognizer says while it listens.
public enum RecognitionEvent: Hashable, Sendable {
  case partial(Hypothesis)
  /// Where the recognizer's own voice detector saw voice begin or end, in samples of this utterance.
  case voice(VoiceEvent)
}
