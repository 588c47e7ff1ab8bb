/// What was said in one utterance, as the recognizer wrote it.
public struct Transcript: Hashable, Sendable {
  public var text: String
  /// What the user should know about how it came about, such as that the chosen recognizer failed; one sentence.
  public var remark: String?
  /// Something was dropped that may have been said after all, so the recording should be kept for a while.
  public var isInDoubt = false

  /// Who wrote it, where it was one of several that could.
  public var recognizer: RecognizerID?

  public init(text: String, remark: String? = nil) {
    self.text = text
    self.remark = remark
  }
}
