/// The text of a dictation, as it waits for its field.
public struct JournalText: Hashable, Sendable, Codable {
  public var text: String
  public var mayLowercaseFirst: Bool
  public var mayCapitalizeFirst: Bool
  public var finalStopIsGuessed: Bool

  public init(
    text: String, mayLowercaseFirst: Bool = false, mayCapitalizeFirst: Bool = true, finalStopIsGuessed: Bool = false
  ) {
    self.text = text
    self.mayLowercaseFirst = mayLowercaseFirst
    self.mayCapitalizeFirst = mayCapitalizeFirst
    self.finalStopIsGuessed = finalStopIsGuessed
  }
}
