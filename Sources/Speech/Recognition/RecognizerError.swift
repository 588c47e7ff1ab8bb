/// Why a recognizer gave no text.
public enum RecognizerError: Error, Hashable, Sendable {
  /// A model file is missing or unreadable; the detail names it.
  case modelMissing(String)
  /// The library refused the model.
  case modelRejected(String)
  /// The process or library that recognizes ended; the detail is its last word.
  case crashed(String)
  case deadlineExceeded
  case languageUnsupported(String)
  case cancelled
  /// `feed` or `finish` without `start`.
  case notStarted
}
