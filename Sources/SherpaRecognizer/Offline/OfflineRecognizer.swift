internal import CSherpa
internal import Speech

/// A loaded offline model.
final class OfflineRecognizer {
  private let functions: OfflineFunctions
  private let pointer: OpaquePointer
  private let tail: [Float]

  init(
    _ library: SherpaLibrary, _ network: OfflineNetwork, _ settings: SherpaSettings, language: String
  ) throws(RecognizerError) {
    let functions = try OfflineFunctions(library)
    let strings = CStrings()
    var configuration = SherpaOnnxOfflineRecognizerConfig()
    configuration.feat_config.sample_rate = Int32(AudioFormat.sampleRate)
    configuration.feat_config.feature_dim = 80
    try network.fill(&configuration.model_config, from: settings.files, language: language, strings)
    configuration.model_config.num_threads = settings.threads
    configuration.model_config.provider = strings("cpu")
    configuration.decoding_method = strings("greedy_search")
    configuration.max_active_paths = 4
    guard let pointer = withExtendedLifetime(strings, { functions.create(&configuration) }) else {
      throw .modelRejected("sherpa-onnx refused the model; install it again with `utter models`.")
    }
    self.functions = functions
    tail = [Float](repeating: 0, count: network.tail)
    self.pointer = pointer
  }

  deinit { functions.destroy(pointer) }

  func words(in samples: [Float]) -> String {
    guard let stream = functions.makeStream(pointer) else { return "" }
    defer { functions.destroyStream(stream) }
    let sound = samples + tail
    functions.accept(stream, Int32(AudioFormat.sampleRate), sound, Int32(sound.count))
    functions.decode(pointer, stream)
    guard let result = functions.result(stream) else { return "" }
    defer { functions.freeResult(result) }
    return result.pointee.text.map { String(cString: $0) } ?? ""
  }
}
