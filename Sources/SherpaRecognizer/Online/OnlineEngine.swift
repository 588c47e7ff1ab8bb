internal import Speech

/// An online model, shared by the utterances that are decoded with it.
final class OnlineEngine: RecognitionEngine {
  /// A new dictation may begin while the last one is being finished.
  let simultaneousStreams = 2

  private let library: SherpaLibrary
  private let recognizer: OnlineRecognizer
  private let settings: SherpaSettings
  private let finish: TextFinish
  /// nil for a model that takes no hotwords.
  private let pieces: PieceVocabulary?

  init(_ library: SherpaLibrary, _ network: OnlineNetwork, _ settings: SherpaSettings) throws(RecognizerError) {
    self.library = library
    self.settings = settings
    pieces = try settings.pieces(network == .transducer)
    recognizer = try PieceVocabulary.withFile(of: pieces) { file throws(RecognizerError) in
      try OnlineRecognizer(library, network, settings, pieces: file)
    }
    finish = try settings.textFinish(library)
  }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    let input = try OnlineInput(
      recognizer, hotwords: settings.hotwords(context.hints, pieces), language: context.language)
    return OnlineStream(input, try settings.voiceDetector(library), finish, window: recognizer.window)
  }
}
