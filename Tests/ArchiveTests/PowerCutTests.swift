import Archive
import TestSupport
import Testing

/// The machine may lose its power after every byte that was written.
@Suite(.timeLimit(.minutes(20))) struct PowerCutTests {
  private static let count = 6

  @Test func `after every prefix of the log the history opens, with all that was committed by then`() async throws {
    let fixture = try ArchiveFixture()
    // What the log begins with is in the file.
    await fixture.archive.close()
    let archive = try Archive(path: fixture.archive.path)
    for number in 0..<Self.count { try await archive.save(Self.entry(number)) }
    let (file, log) = (try fixture.folder.read("history.sqlite"), try fixture.folder.read("history.sqlite-wal"))
    #expect(log.count > 40_000)
    // A header of 32 bytes, then frames of a page with 24 bytes before it: cut in each of their parts.
    let frames = Array(stride(from: 32, through: log.count, by: 24 + 4_096))
    let inFrames: [Int] = frames.flatMap { (frame: Int) -> [Int] in [frame, frame + 12, frame + 2_000] }
    let cuts = ([0, 1, 31] + inFrames).filter { $0 < log.count } + [log.count]
    var before = 0
    for cut in cuts {
      let kept = try await Self.sessions(file, Array(log[..<cut]))
      #expect(kept == Array(0..<kept.count), "after \(cut) bytes")
      #expect(kept.count >= before, "after \(cut) bytes")
      before = kept.count
    }
    #expect(before == Self.count)
  }

  @Test func `after every page that was brought over from the log everything is there`() async throws {
    let fixture = try ArchiveFixture()
    await fixture.archive.close()
    let before = try fixture.folder.read("history.sqlite")
    let archive = try Archive(path: fixture.archive.path)
    for number in 0..<Self.count { try await archive.save(Self.entry(number)) }
    let log = try fixture.folder.read("history.sqlite-wal")
    await archive.close()
    let after = try fixture.folder.read("history.sqlite")
    #expect(after != before)
    for cut in stride(from: 0, through: after.count, by: 1_024) {
      let mixed = Array(after[..<cut]) + before.dropFirst(cut)
      #expect(try await Self.sessions(mixed, log) == Array(0..<Self.count), "after \(cut) bytes")
    }
  }

  private static func entry(_ number: Int) -> ArchiveEntry {
    ArchiveFixture.entry("Number \(number) and more words than that.", "r\(number)")
  }

  /// The numbers of the sessions that a history of these files has, its search included.
  private static func sessions(_ file: [UInt8], _ log: [UInt8]) async throws -> [Int] {
    let folder = try TemporaryFolder()
    try folder.write(file, to: "history.sqlite")
    try folder.write(log, to: "history.sqlite-wal")
    let archive = try Archive(path: folder.file("history.sqlite"))
    let sessions = try await archive.page(ArchiveQuery(limit: 100)).lines.map(\.session.recording)
    #expect(try await archive.page(ArchiveQuery(text: "number")).lines.count == sessions.count)
    await archive.close()
    return sessions.reversed().compactMap { Int($0.dropFirst()) }
  }
}
