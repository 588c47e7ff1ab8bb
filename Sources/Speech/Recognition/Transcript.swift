/// What was said in one utterance, as the recognizer wrote it.
public struct Transcript: Hashable, Sendable {
  public var text: String
  /// The words with their times, empty from recognizers that know none.
  public var words: [TimedWord]

  public init(text: String, words: [TimedWord] = []) {
    self.text = text
    self.words = words
  }
}
