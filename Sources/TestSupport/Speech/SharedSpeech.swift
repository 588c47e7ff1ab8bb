import AudioFiles

/// Human recordings with known words, in the folder beside the project. Tests that need them are skipped without it.
public struct SharedSpeech: Sendable, CustomStringConvertible {
  public let file: String
  public let transcript: String

  public var description: String { file }

  public static let whyMissing =
    "SKIPPED: there is no ../shared/speech beside the project, so nothing is tested with human voices"

  /// Empty where there are none.
  public static let all: [SharedSpeech] = {
    guard let folder = Workspace.shared, let manifest = try? File.read("\(folder)/speech/manifest.tsv") else {
      return []
    }
    return manifest.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count >= 2 else { return nil }
      return SharedSpeech(file: "\(folder)/speech/\(fields[0])", transcript: String(fields[1]))
    }
  }()

  /// 16 kHz mono.
  public func samples() throws -> [Int16] { try AudioFileReader(path: file).rest() }
}
