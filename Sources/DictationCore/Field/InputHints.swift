/// The hints of a field as IBus names them. Raw values are those of `IBusInputHints` (IBus 1.5.27).
public struct InputHints: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let spellcheck = InputHints(rawValue: 1 << 0)
  public static let noSpellcheck = InputHints(rawValue: 1 << 1)
  public static let wordCompletion = InputHints(rawValue: 1 << 2)
  public static let lowercase = InputHints(rawValue: 1 << 3)
  public static let uppercaseChars = InputHints(rawValue: 1 << 4)
  public static let uppercaseWords = InputHints(rawValue: 1 << 5)
  public static let uppercaseSentences = InputHints(rawValue: 1 << 6)
  public static let inhibitOSK = InputHints(rawValue: 1 << 7)
  public static let verticalWriting = InputHints(rawValue: 1 << 8)
  public static let emoji = InputHints(rawValue: 1 << 9)
  public static let noEmoji = InputHints(rawValue: 1 << 10)
  public static let isPrivate = InputHints(rawValue: 1 << 11)
}
