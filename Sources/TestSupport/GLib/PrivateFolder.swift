internal import FoundationEssentials

/// A folder that only the user may enter, removed with its content when this object goes.
public final class PrivateFolder: Sendable {
  public let path: String

  /// `purpose` stands in the folder's name. Made in `TMPDIR`, or /tmp.
  public init(_ purpose: String) throws {
    let parent = FileManager.default.temporaryDirectory.path
    path = "\(parent)/utter-\(purpose)-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder, and makes the folders on the way to it.
  public func write(_ content: String, to relative: String) throws {
    let file = "\(path)/\(relative)"
    let parent = String(file[..<file.lastIndex(of: "/")!])
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: URL(filePath: file))
  }

  /// The content of a file below the folder; empty where it cannot be read.
  public func read(_ relative: String) -> String {
    (try? String(contentsOf: URL(filePath: "\(path)/\(relative)"), encoding: .utf8)) ?? ""
  }

  /// Whether a file stands below the folder.
  public func contains(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(relative)") }

  /// The content of any text file.
  public static func text(at path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }
}
