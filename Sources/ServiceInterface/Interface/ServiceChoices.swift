/// What can be chosen at this service, by id, with a title for people.
public struct ServiceChoices: Hashable, Sendable {
  /// BCP 47 tags that a recognizer which is there speaks.
  public var languages: [String]
  /// Recognizers that are there, by their ids.
  public var recognizers: [String: String]
  /// Tones, by their names.
  public var tones: [String: String]

  public init(languages: [String] = [], recognizers: [String: String] = [:], tones: [String: String] = [:]) {
    self.languages = languages
    self.recognizers = recognizers
    self.tones = tones
  }
}
