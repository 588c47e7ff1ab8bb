/// What the menu offers.
public struct PanelChoices: Hashable, Sendable {
  /// BCP 47 tags.
  public var languages: [String]
  public var recognizers: [PanelChoice]
  public var tones: [PanelChoice]

  public init(languages: [String] = [], recognizers: [PanelChoice] = [], tones: [PanelChoice] = []) {
    self.languages = languages
    self.recognizers = recognizers
    self.tones = tones
  }
}

/// One of several.
public struct PanelChoice: Hashable, Sendable {
  public var id: String
  /// For people, in their language.
  public var title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
