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
    let model = try settings.files.optional("bpe")
    takesHotwords = network.takesHotwords && settings.usesBeamSearch && model != nil
    if takesHotwords, let model {
      recognizer = try PieceVocabulary(sentencePieceModel: model).withFile { pieces throws(RecognizerError) in
        try OnlineRecognizer(library, network, settings, pieces: pieces)
      }
    } else {
      recognizer = try OnlineRecognizer(library, network, settings, pieces: nil)
    }
    finish = try settings.textFinish(library)
  }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    let input = try OnlineInput(
      recognizer, hotwords: takesHotwords ? hotwords(context.hints) : [], language: context.language)
    return OnlineStream(input, try settings.voiceDetector(library), finish, window: recognizer.window)
  }

  /// As the model writes words, and only what its pieces can spell.
  private func hotwords(_ hints: [String]) -> [String] {
    let written = hints.map { settings.tokens.isCapitalsOnly ? $0.uppercased() : $0 }
    return written.filter { word in
      word.contains(where: \.isLetter) && word.allSatisfy { $0.isLetter || $0 == " " || $0 == "'" }
    }
  }
}
