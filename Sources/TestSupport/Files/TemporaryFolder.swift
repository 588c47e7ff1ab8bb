import FoundationEssentials

/// A folder for one test, gone with its last reference.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "utter-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: file(name)))
    return file(name)
  }

  public func read(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: file(name)))) }

  /// The names in it, sorted.
  public var names: [String] { names(in: "") }

  /// The names in a folder of it, sorted; none where there is no such folder.
  public func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []).sorted()
  }
}
