/// Text on its way to a field: clean, but not yet joined to what stands around the caret.
public struct Draft: Hashable, Sendable {
  public var text: String
  /// The first word is a plain word that a recognizer or a rule capitalized, so the seam may lower it in mid-sentence.
  public var mayLowercaseFirst: Bool
  /// The seam may capitalize the first word at the start of a sentence: not where the speaker said "no caps", nor in
  /// an address.
  public var mayCapitalizeFirst: Bool
  /// The full stop at the end was guessed by a model, so the seam may drop it where the sentence goes on.
  public var finalStopIsGuessed: Bool
  /// It begins with a mark that was spoken to touch the word before, such as a hyphen.
  public var bindsToLeft: Bool
  /// A model wrote it in a tone: its words are not those of the speaker, who is asked before they are inserted.
  public var isReworded = false
  /// What the speaker asked for. The text is empty then, unless the command was its end.
  public var command: DictationCommand?

  public init(
    text: String, mayLowercaseFirst: Bool = false, mayCapitalizeFirst: Bool = true, finalStopIsGuessed: Bool = false,
    bindsToLeft: Bool = false
  ) {
    self.text = text
    self.mayLowercaseFirst = mayLowercaseFirst
    self.mayCapitalizeFirst = mayCapitalizeFirst
    self.finalStopIsGuessed = finalStopIsGuessed
    self.bindsToLeft = bindsToLeft
  }

  /// A command and nothing else: there are no words in it that could be lost.
  public init(_ command: DictationCommand) {
    self.init(text: "")
    self.command = command
  }

  public var isOnlyCommand: Bool { command != nil && text.isEmpty }
}
