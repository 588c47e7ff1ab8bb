/// When the versions of a dictation are offered. Raw values are those of the setting `review`.
public enum ReviewStyle: String, Sendable, CaseIterable {
  case off
  /// When the review key is pressed: before the text is inserted, or after.
  case onRequest = "on-request"
  /// Before every insertion.
  case always
}
