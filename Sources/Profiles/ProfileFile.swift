internal import FoundationEssentials
internal import Glibc

/// `profiles.json` in the user's configuration folder: an object with the array `profiles`.
public struct ProfileFile: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// In `$XDG_CONFIG_HOME/utter`; nil where neither XDG_CONFIG_HOME nor HOME is set.
  public static func ofUser(environment: [String: String]) -> ProfileFile? {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    return folder.map { ProfileFile(path: "\($0)/utter/profiles.json") }
  }

  /// Empty where there is no file.
  public func read() throws(ProfileFileError) -> ProfileList {
    guard access(path, F_OK) == 0 else { return ProfileList() }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      guard data.count <= Self.largest else { throw ProfileFileError.notUnderstood(path: path) }
      return try JSONDecoder().decode(ProfileList.self, from: data)
    } catch is DecodingError {
      throw .notUnderstood(path: path)
    } catch let error as ProfileFileError {
      throw error
    } catch {
      throw .unreadable(path: path)
    }
  }

  /// Replaces the file in one step.
  public func write(_ list: ProfileList) throws(ProfileFileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try (encoder.encode(list) + Data("\n".utf8)).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path)
    }
  }

  private static let largest = 1 << 20
}
