/// What is written beside an installed model, last of all: a folder without one is no model.
public struct ModelManifest: Codable, Hashable, Sendable {
  public static let fileName = "utter-model.json"

  public var version = 1
  public var model: SpeechModel
  /// SHA-256 of each file as it was installed, by path.
  public var checksums: [String: String]
  /// The user vouches for it: it came from a file or a folder, not from the catalogue's address.
  public var isImported: Bool
  /// Why it is not used any more, where it was found to be broken; nil while it is in use.
  public var broken: String?
  /// Processing time over the length of the speech, as measured on this machine; nil until it was.
  public var realTimeFactor: Double?

  public init(model: SpeechModel, checksums: [String: String], isImported: Bool = false) {
    self.model = model
    self.checksums = checksums
    self.isImported = isImported
  }
}
