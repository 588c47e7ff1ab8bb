/// Where words are shown while they are spoken. Raw values are those of the setting `preview`.
public enum PreviewStyle: String, Sendable, CaseIterable {
  /// In the text where the client is known to clear it again, in the bubble elsewhere.
  case auto
  /// In the text where the client is known to clear it again, nowhere else.
  case inline
  /// In the bubble, everywhere.
  case popup
  case off
}
