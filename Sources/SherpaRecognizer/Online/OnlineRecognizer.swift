internal import CSherpa
internal import Localization
internal import Speech

/// A loaded online model.
final class OnlineRecognizer {
  let functions: OnlineFunctions
  let pointer: OpaquePointer
  /// Samples that a fresh stream needs before its first step; with the silence of one such window after the last sound,
  /// everything said is out of the model.
  private(set) var window = 0

  /// - Parameter pieces: the file of word pieces that hotwords are cut into; nil for a model that takes none.
  init(
    _ library: SherpaLibrary, _ network: OnlineNetwork, _ settings: SherpaSettings, pieces: String?
  ) throws(RecognizerError) {
    let functions = try OnlineFunctions(library)
    let strings = CStrings()
    var configuration = SherpaOnnxOnlineRecognizerConfig()
    configuration.feat_config.sample_rate = Int32(AudioFormat.sampleRate)
    // The library overwrites it by the model's metadata where that says otherwise.
    configuration.feat_config.feature_dim = 80
    try network.fill(&configuration.model_config, from: settings.files, strings)
    configuration.model_config.num_threads = settings.threads
    configuration.model_config.provider = strings("cpu")
    // Without a vocabulary the unit would be Chinese characters, and English hotwords would be skipped silently.
    if let pieces {
      configuration.model_config.modeling_unit = strings("bpe")
      configuration.model_config.bpe_vocab = strings(pieces)
    }
    // The library ends the process where another network is to search.
    let searches = network == .transducer && settings.usesBeamSearch
    configuration.decoding_method = strings(searches ? "modified_beam_search" : "greedy_search")
    configuration.max_active_paths = 4
    configuration.hotwords_score = 1.5
    // Where a dictation ends is said by the key, not by the model.
    configuration.enable_endpoint = 0
    guard let pointer = withExtendedLifetime(strings, { functions.create(&configuration) }) else {
      throw .modelRejected(localized("sherpa-onnx refused the model; install it again with `utter models`."))
    }
    self.functions = functions
    self.pointer = pointer
    window = measureWindow()
  }

  deinit { functions.destroy(pointer) }

  /// 20 ms steps of silence until the first window is complete. The longest windows of today are below two seconds.
  private func measureWindow() -> Int {
    guard let stream = functions.makeStream(pointer) else { return AudioFormat.sampleRate }
    defer { functions.destroyStream(stream) }
    let silence = [Float](repeating: 0, count: AudioFormat.fragmentSamples)
    var samples = 0
    while functions.isReady(pointer, stream) == 0, samples < 4 * AudioFormat.sampleRate {
      functions.accept(stream, Int32(AudioFormat.sampleRate), silence, Int32(silence.count))
      samples += silence.count
    }
    return samples
  }
}
