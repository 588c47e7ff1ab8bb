/// How a session is to get another text.
public struct RetryRequest: Hashable, Sendable {
  /// nil for the one in the settings, where the recording is read at all.
  public var recognizer: String?
  /// A BCP 47 tag; nil for that of the session.
  public var language: String?
  /// The tone to write it in; empty for the words as the rules leave them, nil for no change of them.
  public var tone: String?

  public init(recognizer: String? = nil, language: String? = nil, tone: String? = nil) {
    self.recognizer = recognizer
    self.language = language
    self.tone = tone
  }

  /// The words are taken as they were recognized: no recording is needed.
  public var keepsWords: Bool { tone != nil && recognizer == nil && language == nil }
}
