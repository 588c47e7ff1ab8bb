internal import Speech

/// An offline model, shared by the utterances that are decoded with it.
final class OfflineEngine: RecognitionEngine {
  /// A new dictation may begin while the last one is being finished.
  let simultaneousStreams = 2

  private let library: SherpaLibrary
  private let network: OfflineNetwork
  private let settings: SherpaSettings
  private let finish: TextFinish
  /// nil for a model that takes no hotwords.
  private let pieces: PieceVocabulary?
  private var recognizer: OfflineRecognizer
  private var language: String

  init(_ library: SherpaLibrary, _ network: OfflineNetwork, _ settings: SherpaSettings) throws(RecognizerError) {
    self.library = library
    self.network = network
    self.settings = settings
    finish = try settings.textFinish(library)
    language = settings.languages.first ?? "en"
    pieces = try settings.pieces(network.isTransducer)
    recognizer = try Self.load(library, network, settings, language: language, pieces)
  }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    try segments(for: context)
  }

  /// Decodes a second of silence, so that it is known how fast the model is.
  func warm() { _ = recognizer.words(in: [Float](repeating: 0, count: AudioFormat.sampleRate), hotwords: "") }

  func segments(for context: RecognitionContext) throws(RecognizerError) -> OfflineStream {
    let primary = SherpaSettings.primary(context.language)
    if network.isBoundToLanguage, !primary.isEmpty, primary != language {
      // The library ends the process over one that the model does not know.
      guard settings.languages.isEmpty || settings.languages.contains(primary) else {
        throw .languageUnsupported(context.language)
      }
      recognizer = try Self.load(library, network, settings, language: primary, pieces)
      language = primary
    }
    return OfflineStream(
      recognizer, hotwords: settings.hotwords(context.hints, pieces), try settings.voiceDetector(library), finish)
  }

  private static func load(
    _ library: SherpaLibrary, _ network: OfflineNetwork, _ settings: SherpaSettings, language: String,
    _ pieces: PieceVocabulary?
  ) throws(RecognizerError) -> OfflineRecognizer {
    try PieceVocabulary.withFile(of: pieces) { file throws(RecognizerError) in
      try OfflineRecognizer(library, network, settings, language: language, pieces: file)
    }
  }
}
