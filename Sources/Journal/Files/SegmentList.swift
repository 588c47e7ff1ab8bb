internal import FoundationEssentials
internal import Glibc

/// The texts of a recording's segments: JSON, a line each, appended as they come. A line that a power cut left unfinished
/// is none.
final class SegmentList {
  private(set) var segments: [JournalSegment]
  private let folder: JournalFolder?
  private let path: String
  /// How many of them are in the file; what follows could not be written yet.
  private var written: Int
  /// Bytes of their lines.
  private var length: Int
  private var file: FileHandle?

  /// Texts of hours are shorter; a larger file is none of ours.
  private static let maximumBytes = 64 << 20

  /// - Parameter folder: nil keeps them in memory.
  init(_ id: RecordingID, in folder: JournalFolder?) {
    self.folder = folder
    path = folder?.segments(id) ?? ""
    (segments, length) = folder == nil ? ([], 0) : Self.read(path)
    written = segments.count
  }

  /// What can be read, and how many bytes that is; nothing where there is no file. Behind a gap, words would be taken for
  /// recognized that nobody has.
  static func read(_ path: String) -> (segments: [JournalSegment], bytes: Int) {
    guard let file = try? FileHandle(path, O_RDONLY | O_NONBLOCK), let size = file.size, size <= maximumBytes,
      let bytes = try? file.read(size, at: 0)
    else { return ([], 0) }
    var segments: [JournalSegment] = []
    var length = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      guard let segment = try? JSONDecoder().decode(JournalSegment.self, from: Data(line)),
        segment.start == segments.last?.end ?? 0, segment.end > segment.start
      else { break }
      segments.append(segment)
      length += line.count + 1
    }
    return (segments, length)
  }

  /// One that reaches back into those before is none: it was recognized twice.
  func add(_ segment: JournalSegment) {
    guard segment.start >= segments.last?.end ?? 0, segment.end > segment.start else { return }
    segments.append(segment)
    do {
      guard let file = try open() else { return }
      let lines = try segments[written...].map { try Array(JSONEncoder().encode($0)) + [UInt8(ascii: "\n")] }
      let bytes = Array(lines.joined())
      try file.write(bytes, at: length)
      try file.synchronize()
      length += bytes.count
      written = segments.count
    } catch {
      // A full disk: it is in memory, the audio is where it was, and the next one is written behind it.
    }
  }

  private func open() throws(SystemCallFailure) -> FileHandle? {
    guard let folder else { return nil }
    if let file { return file }
    let opened = try folder.open(path, O_WRONLY | O_CREAT)
    try opened.cut(to: length)
    folder.synchronize()
    file = opened
    return opened
  }
}
