internal import Speech

/// The loaded model. PocketSphinx decodes one utterance at a time.
final class PocketSphinxEngine: RecognitionEngine {
  let simultaneousStreams = 1
  private let decoder: PocketSphinxDecoder

  init(_ decoder: PocketSphinxDecoder) { self.decoder = decoder }

  /// Hints are not used: PocketSphinx can prefer words only in a closed grammar.
  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    let language = context.language.prefix { $0 != "-" && $0 != "_" }
    guard language.lowercased() == "en" else { throw .languageUnsupported(context.language) }
    return try PocketSphinxStream(decoder)
  }
}
