/// What a model is to do with a text.
public enum RewriteTask: Hashable, Sendable {
  /// The same words, without slips, with punctuation and capitals.
  case cleanup
  /// The same facts in another manner.
  case tone(Tone)
}
