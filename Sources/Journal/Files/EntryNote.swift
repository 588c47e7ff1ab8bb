internal import FoundationEssentials
internal import Glibc

/// The small file beside the audio that says what it is.
struct EntryNote {
  /// No text is longer; a larger file is none of ours.
  private static let maximumBytes = 16 << 20

  static func encode(_ entry: JournalEntry) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    // An entry holds nothing that JSON cannot say.
    return (try? encoder.encode(entry)).map(Array.init) ?? []
  }

  /// nil where the file is missing, damaged, or speaks of another recording.
  static func read(_ path: String, of id: RecordingID) -> JournalEntry? {
    guard let file = try? FileHandle(path, O_RDONLY | O_NONBLOCK), let size = file.size, size <= maximumBytes,
      let bytes = try? file.read(size, at: 0),
      let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(bytes)), entry.id == id
    else { return nil }
    return entry
  }
}
