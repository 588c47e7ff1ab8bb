import Glibc
import LocalRecognition
import Speech
import SpeechModels
import TestSupport

/// The recognizers that are measured.
struct Contestants {
  let all: [(name: String, configuration: EngineConfiguration)]
  let embedded = EngineConfiguration(recognizer: "pocketsphinx")
  /// Holds the tiny models.
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    let tiny = UserFolders(environment: ["HOME": folder.path])!
    for model in TinySpeechModel.all { try await TinySpeechModel.install(model, into: tiny) }
    let own = UserFolders(environment: Self.home)
    var all = [(name: "pocketsphinx", configuration: embedded)]
    for folders in [tiny, own].compactMap(\.self) {
      let models = InstalledModels(folders)
      for model in folders.store.installed() where model.model.isRecognizer {
        if let configuration = try? await models.configuration(of: .sherpa(model.name)) {
          all.append((model.name, configuration))
        }
      }
    }
    self.all = all
  }

  private static var home: [String: String] {
    var variables: [String: String] = [:]
    for name in ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    return variables
  }
}
