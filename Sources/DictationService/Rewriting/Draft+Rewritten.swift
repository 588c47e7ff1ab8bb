import DictationCore

extension Draft {
  /// A text that a model made of this one. What is known of its ends holds where they are the same; a full stop that the
  /// model has put there is its guess.
  func rewritten(_ text: String) -> Draft {
    guard text != self.text else { return self }
    var draft = self
    draft.text = text
    draft.mayLowercaseFirst = mayLowercaseFirst && Self.firstWord(text) == Self.firstWord(self.text)
    draft.finalStopIsGuessed = text.hasSuffix(".") && (finalStopIsGuessed || !self.text.hasSuffix("."))
    return draft
  }

  private static func firstWord(_ text: String) -> Substring? {
    text.split(maxSplits: 1, whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }).first
  }
}
