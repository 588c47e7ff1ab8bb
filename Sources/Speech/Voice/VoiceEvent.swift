/// A boundary between voice and silence, as a sample index from the beginning of the stream.
public enum VoiceEvent: Hashable, Sendable {
  /// The first sample of the frame in which the voice began (before the onset was certain).
  case began(at: Int)
  /// The sample after the last frame that was loud enough (before the hangover ran out).
  case ended(at: Int)
}
