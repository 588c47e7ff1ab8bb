import Settings

extension UtterSettings {
  /// English where the settings leave it to the recognizer: the embedded one speaks nothing else.
  var spokenLanguage: String { language.isEmpty ? "en" : language }
}
