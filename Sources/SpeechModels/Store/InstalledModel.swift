/// A model in the store.
public struct InstalledModel: Hashable, Sendable {
  public let manifest: ModelManifest
  /// Its folder.
  public let path: String

  public var model: SpeechModel { manifest.model }
  public var name: String { manifest.model.name }

  /// The file of a role (`encoder`, `tokens` …), or nil where the model has none.
  public func file(_ role: String) -> String? { model.files[role].map { path + "/" + $0 } }
}
