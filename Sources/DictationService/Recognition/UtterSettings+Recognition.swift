import Settings
import Transcription

extension UtterSettings {
  /// English where the settings leave it to the recognizer: the embedded one speaks nothing else.
  var spokenLanguage: String { language.isEmpty ? "en" : language }

  /// How web services may be used.
  var cloudPolicy: CloudPolicy { CloudPolicy(fallsBack: fallback, raceAfter: raceAfter) }
}
