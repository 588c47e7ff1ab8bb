internal import Speech

/// An online model, shared by the utterances that are decoded with it.
final class OnlineEngine: RecognitionEngine {
  /// A new dictation may begin while the last one is being finished.
  let simultaneousStreams = 2

  private let library: SherpaLibrary
  private let recognizer: OnlineRecognizer
  private let settings: SherpaSettings
  private let finish: TextFinish
  private let takesHotwords: Bool

  init(_ library: SherpaLibrary, _ network: OnlineNetwork, _ settings: SherpaSettings) throws(RecognizerError) {
    self.library = library
    self.settings = settings
    recognizer = try OnlineRecognizer(library, network, settings)
    finish = try settings.textFinish(library)
    let hasVocabulary = try settings.files.optional("bpe-vocabulary") != nil
    takesHotwords = network.takesHotwords && settings.usesBeamSearch && hasVocabulary
  }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    let input = try OnlineInput(
      recognizer, hotwords: takesHotwords ? context.hints : [], language: context.language)
    return OnlineStream(input, try settings.voiceDetector(library), finish, window: recognizer.window)
  }
}
