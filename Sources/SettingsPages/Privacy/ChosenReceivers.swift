internal import GLibRuntime
internal import Profiles

/// What is chosen that can take something of a dictation off this machine.
struct ChosenReceivers {
  /// As the settings have it.
  var recognizer = "auto"
  /// Those of languages, programs and fields.
  var otherRecognizers: [String] = []
  /// A language model has something to do somewhere.
  var rewritesTexts = false
  /// An address or the name of a provider.
  var modelServer = ""

  @GLibActor
  init(_ settings: StoredSettings, _ profiles: [Profile]) {
    recognizer = settings.value("recognizer") ?? "auto"
    otherRecognizers =
      settings.byLanguage("language-recognizers").sorted { $0.key < $1.key }.map(\.value)
      + profiles.compactMap(\.recognizer)
    let tones =
      [settings.value("tone") ?? ""] + settings.byLanguage("language-tones").values + profiles.compactMap(\.tone)
    rewritesTexts = settings.value("rewrite") == "cleanup" || tones.contains { !$0.isEmpty }
    modelServer = settings.value("rewrite-base-url") ?? ""
  }
}
