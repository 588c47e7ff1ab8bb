/// What is written beside an installed model, last of all: a folder without one is no model.
public struct ModelManifest: Codable, Hashable, Sendable {
  public static let fileName = "utter-model.json"

  public var version = 1
  public var model: SpeechModel
  /// SHA-256 of each file as it was installed, by path.
  public var checksums: [String: String]
  /// The user vouches for it: it came from a file or a folder, not from the catalogue's address.
  public var isImported: Bool

  public init(model: SpeechModel, checksums: [String: String], isImported: Bool = false) {
    self.model = model
    self.checksums = checksums
    self.isImported = isImported
  }
}
