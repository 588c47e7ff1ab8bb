import Archive
import TestSupport

/// A history in a folder of its own.
struct ArchiveFixture {
  let folder: TemporaryFolder
  let archive: Archive

  init() throws {
    folder = try TemporaryFolder()
    archive = try Archive(path: folder.file("history.sqlite"))
  }

  /// The bytes of every file that SQLite made.
  var bytes: [UInt8] {
    get throws { try folder.names.flatMap { try folder.read($0) } }
  }

  static func entry(
    _ text: String, _ recording: String = "r1", at time: Double = 1_000, state: ArchivedSegment.State = .done
  ) -> ArchiveEntry {
    var session = ArchivedSession(recording: recording, kind: .dictation, startedAt: time, endedAt: time + 2)
    session.application = "gtk4-im:editor"
    session.language = "en"
    var segment = ArchivedSegment(duration: 2, state: state)
    segment.raw = text.lowercased()
    segment.cleaned = text
    segment.text = text
    segment.recognizer = "pocketsphinx"
    segment.latency = 0.3
    return ArchiveEntry(session, [segment])
  }
}
