public import GLibRuntime
public import InputMethod
public import Settings

extension LiveSettings {
  /// Stores what was chosen in the menu. A language with an input source of its own has its own recognizer and tone.
  ///
  /// - Throws: `SettingsError`, `locked` where an administrator decides.
  public func store(_ action: PanelAction) throws(SettingsError) {
    var settings = reading.settings
    switch action {
    case .language(let tag): try set("language", to: .text(tag))
    case .recognizer(let id, nil): try set("recognizer", to: .text(id))
    case .recognizer(let id, let language?):
      settings.languageRecognizers[language] = id
      try set("language-recognizers", to: .pairs(settings.languageRecognizers))
    case .tone(let name, nil): try set("tone", to: .text(name))
    case .tone(let name, let language?):
      settings.languageTones[language] = name
      try set("language-tones", to: .pairs(settings.languageTones))
    }
  }
}
