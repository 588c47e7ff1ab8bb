import LocalRecognition
import RecognizerHost
import Speech

/// The models of the store without the embedded one.
struct OnlyModels: LocalModels {
  let installed: InstalledModels

  func candidates(for language: String) async -> [RecognizerID] {
    await installed.candidates(for: language).filter { $0 != .pocketSphinx }
  }

  func configuration(of id: RecognizerID) async throws(RecognizerError) -> EngineConfiguration? {
    id == .pocketSphinx ? nil : try await installed.configuration(of: id)
  }

  func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String? {
    await installed.learn(conduct, of: id)
  }
}
