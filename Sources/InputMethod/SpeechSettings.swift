/// What is spoken, what understands it and what becomes of it, as the settings have it.
public struct SpeechSettings: Hashable, Sendable {
  /// A BCP 47 tag; empty for the language of the recognizer.
  public var language: String
  public var recognizer: String
  /// Empty where texts are not rewritten.
  public var tone: String
  /// By language: those that have one of their own.
  public var languageRecognizers: [String: String]
  public var languageTones: [String: String]

  public init(
    language: String = "", recognizer: String = "auto", tone: String = "", languageRecognizers: [String: String] = [:],
    languageTones: [String: String] = [:]
  ) {
    self.language = language
    self.recognizer = recognizer
    self.tone = tone
    self.languageRecognizers = languageRecognizers
    self.languageTones = languageTones
  }
}
