/// What was said in one utterance, as the recognizer wrote it.
public struct Transcript: Hashable, Sendable {
  public var text: String
  /// The words with their times, empty from recognizers that know none.
  public var words: [TimedWord]
  /// What the user should know about how it came about, such as that the chosen recognizer failed; one sentence.
  public var remark: String?
  /// Something was dropped that may have been said after all, so the recording should be kept for a while.
  public var isInDoubt = false

  /// Who wrote it, where it was one of several that could.
  public var recognizer: RecognizerID?

  public init(text: String, words: [TimedWord] = [], remark: String? = nil) {
    self.text = text
    self.words = words
    self.remark = remark
  }
}
