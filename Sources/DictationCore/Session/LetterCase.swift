/// A case for all the words of a text. Raw values are the names of the commands.
public enum LetterCase: String, Sendable, CaseIterable {
  case upper = "all-caps"
  /// A capital at the start of each word.
  case capital = "cap"
  case lower = "no-caps"
}
