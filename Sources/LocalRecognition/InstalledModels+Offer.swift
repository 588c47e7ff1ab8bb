public import Speech
internal import SpeechModels

extension InstalledModels {
  /// What can be chosen on this machine: the models that work, and the embedded one. Reads files.
  public var offer: [(id: RecognizerID, title: String, languages: [String])] {
    usable.map { ($0.recognizer, $0.model.title, $0.model.languages) } + [(.pocketSphinx, "PocketSphinx", ["en"])]
  }
}
