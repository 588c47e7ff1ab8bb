internal import CSherpa
internal import Localization
internal import Speech

/// A loaded offline model.
final class OfflineRecognizer {
  private let functions: OfflineFunctions
  private let pointer: OpaquePointer
  private let tail: [Float]
  /// Decoding time over the length of the sound, as it was of late; nil before the first time.
  private(set) var realTimeFactor: Double?

  /// - Parameter pieces: the file of word pieces that hotwords are cut into; nil for a model that takes none.
  init(
    _ library: SherpaLibrary, _ network: OfflineNetwork, _ settings: SherpaSettings, language: String, pieces: String?
  ) throws(RecognizerError) {
    let functions = try OfflineFunctions(library)
    let strings = CStrings()
    var configuration = SherpaOnnxOfflineRecognizerConfig()
    configuration.feat_config.sample_rate = Int32(AudioFormat.sampleRate)
    configuration.feat_config.feature_dim = 80
    try network.fill(&configuration.model_config, from: settings.files, language: language, strings)
    configuration.model_config.num_threads = settings.threads
    configuration.model_config.provider = strings("cpu")
    if let pieces {
      configuration.model_config.modeling_unit = strings("bpe")
      configuration.model_config.bpe_vocab = strings(pieces)
    }
    // Of these networks only transducers can do other than greedy search.
    let searches = network.isTransducer && settings.usesBeamSearch
    configuration.decoding_method = strings(searches ? "modified_beam_search" : "greedy_search")
    configuration.max_active_paths = 4
    configuration.hotwords_score = 1.5
    guard let pointer = withExtendedLifetime(strings, { functions.create(&configuration) }) else {
      throw .modelRejected(localized("sherpa-onnx refused the model; install it again with `utter models`."))
    }
    self.functions = functions
    tail = [Float](repeating: 0, count: network.tail)
    self.pointer = pointer
  }

  deinit { functions.destroy(pointer) }

  /// - Parameter hotwords: phrases with slashes between them; none for a model that takes none.
  func words(in samples: [Float], hotwords: String) -> String {
    let created =
      hotwords.isEmpty
      ? functions.makeStream(pointer) : hotwords.withCString { functions.makeStreamWithHotwords(pointer, $0) }
    guard let stream = created else { return "" }
    defer { functions.destroyStream(stream) }
    let sound = samples + tail
    functions.accept(stream, Int32(AudioFormat.sampleRate), sound, Int32(sound.count))
    let time = ContinuousClock().measure { functions.decode(pointer, stream) }
    let factor = time / AudioFormat.duration(ofSamples: sound.count)
    realTimeFactor = realTimeFactor.map { ($0 + factor) / 2 } ?? factor
    guard let result = functions.result(stream) else { return "" }
    defer { functions.freeResult(result) }
    return result.pointee.text.map { String(cString: $0) } ?? ""
  }
}
