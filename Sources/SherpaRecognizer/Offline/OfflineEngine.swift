internal import Speech

/// An offline model, shared by the utterances that are decoded with it.
final class OfflineEngine: RecognitionEngine {
  /// A new dictation may begin while the last one is being finished.
  let simultaneousStreams = 2

  private let library: SherpaLibrary
  private let network: OfflineNetwork
  private let settings: SherpaSettings
  private let finish: TextFinish
  private var recognizer: OfflineRecognizer
  private var language: String

  init(_ library: SherpaLibrary, _ network: OfflineNetwork, _ settings: SherpaSettings) throws(RecognizerError) {
    self.library = library
    self.network = network
    self.settings = settings
    finish = try settings.textFinish(library)
    language = "en"
    recognizer = try OfflineRecognizer(library, network, settings, language: language)
  }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    let primary = String(context.language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    if network.isBoundToLanguage, !primary.isEmpty, primary != language {
      recognizer = try OfflineRecognizer(library, network, settings, language: primary)
      language = primary
    }
    return OfflineStream(recognizer, try settings.voiceDetector(library), finish)
  }
}
