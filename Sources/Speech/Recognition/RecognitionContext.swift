/// What a recognizer may know before the first sample.
public struct RecognitionContext: Hashable, Sendable {
  /// A BCP 47 language tag, such as `en` or `de-AT`.
  public var language: String
  /// Words and phrases of the user's dictionary that the recognizer should prefer where it can.
  public var hints: [String]

  public init(language: String = "en", hints: [String] = []) {
    self.language = language
    self.hints = hints
  }
}
