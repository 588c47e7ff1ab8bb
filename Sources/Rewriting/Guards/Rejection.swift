/// Why an answer is not used. Raw values stand in the log, the answer never does.
public enum Rejection: String, Error, Hashable, Sendable, CaseIterable {
  case empty
  /// The model was cut off, or stopped for another reason than being done.
  case unfinished
  /// The words of the task itself.
  case prompt
  /// It speaks of itself or to the user.
  case refusal
  case tooLong = "too-long"
  case tooShort = "too-short"
  case numbers
  case negations
  /// Addresses, paths, code, spellings with capitals inside.
  case literals
  /// Names and days.
  case facts
  case addedWords = "added-words"
  case lostWords = "lost-words"
  /// A question became a statement, or a statement a question or an exclamation.
  case question
  /// Signs that the text did not have: markup, brackets, pictures.
  case signs
  case language
}
