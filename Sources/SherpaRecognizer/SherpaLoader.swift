import Glibc
internal import Localization
public import Speech

/// Loads the recognizers `sherpa/NAME`.
///
/// `options["kind"]` is the model's kind as the catalogue writes it (`online-transducer`, `offline-nemo-ctc` …),
/// `options["threads"]` how many threads it may use, `options["decoding"]` is `greedy` (default) or `beam`,
/// `options["languages"]` are those that it knows, with commas between them. `files` are
/// the model's by role, and beside them `voice-activity`, `punctuation` and `punctuation-vocabulary` where those models
/// are installed and wanted. A streaming model may have a second pass (`EngineConfiguration.withSecondPass`) by an offline
/// one, which `options["second-pass-budget-ms"]` gives so long at the end of an utterance (default 300).
public struct SherpaLoader: EngineLoader {
  private let libraryFolder: String

  /// Where `make install` puts the library: the folder `sherpa-onnx` beside the worker. In the build tree, where `make`
  /// fetched it to.
  public static var installedLibraryFolder: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    guard length > 0 else { return "sherpa-onnx" }
    let program = String(decoding: path[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = String(program.prefix(through: program.lastIndex(of: "/") ?? program.startIndex))
    let built = folder + "../../sherpa-onnx/lib"
    return access(built, F_OK) == 0 ? built : folder + "sherpa-onnx"
  }

  /// - Parameter libraryFolder: where `libsherpa-onnx-c-api.so` lies.
  public init(libraryFolder: String) { self.libraryFolder = libraryFolder }

  public func knows(recognizer: String) -> Bool { recognizer.hasPrefix("sherpa/") }

  public func load(_ configuration: EngineConfiguration) throws(RecognizerError) -> any RecognitionEngine {
    let settings = try SherpaSettings(configuration)
    let library = try SherpaLibrary(folder: libraryFolder)
    if let network = OnlineNetwork(rawValue: settings.kind) {
      let engine = try OnlineEngine(library, network, settings)
      guard let second = configuration.secondPass, let network = OfflineNetwork(rawValue: second.options["kind"] ?? "")
      else { return engine }
      return SecondPassEngine(
        engine, try OfflineEngine(library, network, SherpaSettings(second)), budget: settings.secondPassBudget)
    }
    if let network = OfflineNetwork(rawValue: settings.kind) {
      return try OfflineEngine(library, network, settings)
    }
    throw .modelRejected(
      localized("Utter does not know models of the kind \"\(settings.kind)\"; update Utter or the model."))
  }
}
