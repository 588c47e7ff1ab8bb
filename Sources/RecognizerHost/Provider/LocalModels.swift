public import Speech

/// The models on this machine that the worker can load.
public protocol LocalModels: Sendable {
  /// Those that know a language, the best first.
  func candidates(for language: String) async -> [RecognizerID]
  /// How the worker loads a model; nil where there is none of that id.
  func configuration(of id: RecognizerID) async throws(RecognizerError) -> EngineConfiguration?
  /// As a recognizer provider learns.
  func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String?
}

extension LocalModels {
  /// For models that nothing is learnt of.
  public func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String? { nil }
}

/// PocketSphinx and its English model, which comes with Utter.
public struct EmbeddedModels: LocalModels {
  public init() {}

  public func candidates(for language: String) async -> [RecognizerID] {
    language.lowercased().prefix { $0 != "-" && $0 != "_" } == "en" ? [.pocketSphinx] : []
  }

  public func configuration(of id: RecognizerID) async -> EngineConfiguration? {
    id == .pocketSphinx ? EngineConfiguration(recognizer: id.description) : nil
  }
}
