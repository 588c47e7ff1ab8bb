import SherpaRecognizer
import Speech
import Testing

/// Every kind of which there is no trained miniature: that such a model is loaded, told its language, fed and read.
@Suite struct KindTests {
  private let loader = SherpaLoader(libraryFolder: TinyModel.library)

  private static let kinds: [(kind: String, files: [String: String], language: String, text: String)] = [
    ("whisper", ["encoder": "encoder", "decoder": "decoder"], "en", "hello world"),
    ("whisper", ["encoder": "encoder", "decoder": "decoder"], "de-AT", "hallo welt"),
    (
      "moonshine",
      [
        "preprocessor": "preprocess", "encoder": "encode", "uncachedDecoder": "uncached_decode",
        "cachedDecoder": "cached_decode",
      ], "en", "hello world"
    ),
    ("sense-voice", ["model": "model"], "en", "hello world"),
    ("sense-voice", ["model": "model"], "ko", "annyeong segye"),
    ("canary", ["encoder": "encoder", "decoder": "decoder"], "en", "Hello world."),
    ("canary", ["encoder": "encoder", "decoder": "decoder"], "de", "Hallo Welt."),
    ("online-transducer", ["encoder": "encoder", "decoder": "decoder", "joiner": "joiner"], "en", "hello world"),
    (
      "offline-transducer", ["encoder": "encoder-offline", "decoder": "decoder", "joiner": "joiner"], "en",
      "hello world"
    ),
    ("online-zipformer-ctc", ["model": "ctc"], "en", "hello world"),
  ]

  @Test(arguments: kinds)
  func aModelOfTheKindRuns(kind: String, files: [String: String], language: String, text: String) throws {
    let engine = try loader.load(Self.miniature(kind, files))
    let stream = try engine.makeStream(for: RecognitionContext(language: language))
    let events = try stream.accept(TinyModel.samples("digits") + TinyModel.silence(seconds: 1))
    #expect(events.compactMap(\.hypothesis).last?.text == text)
    #expect(try stream.finish().text == text)
    let silent = try engine.makeStream(for: RecognitionContext(language: language))
    _ = try silent.accept(TinyModel.silence(seconds: 2))
    #expect(try silent.finish().text == "")
  }

  /// Case and marks for a model that gives none, in the text and not in what is shown on the way.
  @Test(arguments: [TinyModel.online, TinyModel.offline]) func wordsArePunctuated(model: EngineConfiguration) throws {
    var model = model
    model.files["punctuation"] = TinyModel.root + "/Tests/Fixtures/miniatures/punctuation/model.onnx"
    model.files["punctuation-vocabulary"] = TinyModel.root + "/Tests/Fixtures/miniatures/punctuation/bpe.vocab"
    let stream = try loader.load(model).makeStream(for: RecognitionContext())
    let events = try stream.accept(TinyModel.samples("hello-world") + TinyModel.silence(seconds: 1))
    #expect(events.compactMap(\.hypothesis).last?.text == "hello world")
    #expect(try stream.finish().text == "Hello world.")
  }

  /// The library would end the process.
  @Test func aLanguageThatAModelDoesNotKnowIsRefused() throws {
    var model = Self.miniature("whisper", ["encoder": "encoder", "decoder": "decoder"])
    model.options["languages"] = "en,de"
    let engine = try loader.load(model)
    #expect(throws: RecognizerError.languageUnsupported("ko")) {
      try engine.makeStream(for: RecognitionContext(language: "ko"))
    }
    _ = try engine.makeStream(for: RecognitionContext(language: "de"))
  }

  private static func miniature(_ kind: String, _ files: [String: String]) -> EngineConfiguration {
    let isZipformer = kind.hasSuffix("transducer") || kind.hasSuffix("ctc")
    let folder = TinyModel.root + "/Tests/Fixtures/miniatures/\(isZipformer ? "zipformer" : kind)"
    var paths = files.mapValues { "\(folder)/\($0).onnx" }
    paths["tokens"] = folder + "/tokens.txt"
    return EngineConfiguration(recognizer: "sherpa/\(kind)", options: ["kind": kind, "threads": "1"], files: paths)
  }
}
