/// Why a recognizer gave no text. The strings are sentences for people, or a library's last words.
public enum RecognizerError: Error, Hashable, Sendable {
  /// The program, library or service that recognizes cannot be used, whatever the model; the sentence says why, and the
  /// remedy.
  case unavailable(String)
  /// A model file is missing or unreadable; the sentence names it and the remedy.
  case modelMissing(String)
  /// The library refused the model.
  case modelRejected(String)
  /// The process or library that recognizes ended; the detail is its last word.
  case crashed(String)
  /// It answered with what nobody said; the sentence says who.
  case invented(String)
  case deadlineExceeded
  case languageUnsupported(String)
  case cancelled
  /// `feed` or `finish` without `start`.
  case notStarted
  /// The samples that had to be heard again could not be read.
  case audioLost(String)
}
