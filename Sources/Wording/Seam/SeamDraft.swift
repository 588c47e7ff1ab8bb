/// Clean text on its way to the caret, with what the seam may change of it.
public struct SeamDraft: Hashable, Sendable {
  public var text: String
  /// The first word is a plain word that a model or a rule capitalized: it may be lowered in mid-sentence.
  public var mayLowercaseFirst: Bool
  /// The first word may be capitalized at the start of a sentence. False after "no caps" and for spelled letters.
  public var mayCapitalizeFirst: Bool
  /// The full stop at the end was guessed by a model: it may be dropped where the sentence goes on.
  public var finalStopIsGuessed: Bool
  /// It begins with a mark that was spoken to touch the word before: a hyphen, a slash.
  public var bindsToLeft: Bool

  public init(
    _ text: String, mayLowercaseFirst: Bool = false, mayCapitalizeFirst: Bool = true, finalStopIsGuessed: Bool = false,
    bindsToLeft: Bool = false
  ) {
    self.bindsToLeft = bindsToLeft
    self.text = text
    self.mayLowercaseFirst = mayLowercaseFirst
    self.mayCapitalizeFirst = mayCapitalizeFirst
    self.finalStopIsGuessed = finalStopIsGuessed
  }
}
