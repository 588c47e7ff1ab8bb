/// How to turn a sound file into text.
public struct TranscribeRequest: Hashable, Sendable {
  /// A recognizer id, or nil for the one in the settings.
  public var recognizer: String?
  /// A BCP 47 language, or nil for the one in the settings.
  public var language: String?
  /// The file's name, for messages.
  public var name: String?
  /// Whether the text goes into the history.
  public var isKept = false

  public init(recognizer: String? = nil, language: String? = nil, name: String? = nil) {
    self.recognizer = recognizer
    self.language = language
    self.name = name
  }
}
