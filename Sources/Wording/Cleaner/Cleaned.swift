/// What the rules made of a dictation: everything the seam needs, and what they did.
public struct Cleaned: Hashable, Sendable {
  /// One step that changed something.
  public struct Change: Hashable, Sendable {
    public let step: String
    public let before: String
    public let after: String
  }

  public var text: String
  /// The first word is a plain word that a model capitalized: the seam may lower it.
  public var mayLowercaseFirst: Bool
  /// False where the speaker settled the case of the first letter.
  public var mayCapitalizeFirst: Bool
  /// The full stop at the end is a guess: the seam may drop it.
  public var finalStopIsGuessed: Bool
  /// It begins with a mark that was spoken to touch the word before.
  public var bindsToLeft: Bool
  /// What the speaker asked for. As a whole utterance it leaves no text.
  public var command: Command?
  /// Empty unless asked for.
  public var explanation: [Change]

  public var draft: SeamDraft {
    SeamDraft(
      text, mayLowercaseFirst: mayLowercaseFirst, mayCapitalizeFirst: mayCapitalizeFirst,
      finalStopIsGuessed: finalStopIsGuessed, bindsToLeft: bindsToLeft)
  }
}
