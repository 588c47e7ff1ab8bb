import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Archive

/// A file that cannot be used is named and left as it is.
@Suite(.timeLimit(.minutes(20))) struct BadFileTests {
  @Test(arguments: [
    "This is no database, but a text that is long enough to be taken for one.", "SQLite format 3\0junk",
  ])
  func `a file that is none is copied and not touched`(content: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array((content + String(repeating: "x", count: 4_000)).utf8), to: "history.sqlite")
    let before = try folder.read("history.sqlite")
    #expect(throws: ArchiveError.corrupt(file: path, backup: path + ".damaged")) { try Archive(path: path) }
    #expect(try folder.read("history.sqlite") == before)
    #expect(try folder.read("history.sqlite.damaged") == before)
  }

  @Test func `damage in the middle is found when it is met`() async throws {
    let fixture = try ArchiveFixture()
    for number in 0..<200 { try await fixture.archive.save(ArchiveFixture.entry("Number \(number).", "r\(number)")) }
    try await fixture.archive.delete(before: 0)
    await fixture.archive.close()
    var bytes = try fixture.folder.read("history.sqlite")
    for index in 8_192..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    try fixture.folder.write(bytes, to: "history.sqlite")
    await #expect(throws: ArchiveError.corrupt(file: fixture.archive.path, backup: fixture.archive.path + ".damaged")) {
      let archive = try Archive(path: fixture.archive.path)
      _ = try await archive.page(ArchiveQuery(limit: 1_000))
    }
    #expect(try fixture.folder.read("history.sqlite") == bytes)
  }

  @Test func `one of a newer version is left alone`() async throws {
    let fixture = try ArchiveFixture()
    try await fixture.archive.save(ArchiveFixture.entry("Hello."))
    await fixture.archive.close()
    let queue = try DatabaseQueue(path: fixture.archive.path)
    try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999')") }
    try queue.close()
    #expect(throws: ArchiveError.newer(file: fixture.archive.path)) { try Archive(path: fixture.archive.path) }
  }

  @Test func `a folder that cannot be made is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "file")
    #expect {
      try Archive(path: folder.file("file/history.sqlite"))
    } throws: { error in
      guard case .notUsable = error as? ArchiveError else { return false }
      return true
    }
  }

  @Test func `while the disk is full sessions are kept, and written when there is room`() async throws {
    let fixture = try ArchiveFixture()
    try await fixture.archive.save(ArchiveFixture.entry("before"))
    // What SQLite says of a disk without room.
    try await fixture.archive.limit(pages: 1)
    let long = String(repeating: "full ", count: 10_000)
    await #expect(throws: ArchiveError.full(file: fixture.archive.path)) {
      try await fixture.archive.save(ArchiveFixture.entry(long, "r2"))
    }
    #expect(try await fixture.archive.entry(of: "r1")?.text == "before")
    try await fixture.archive.limit(pages: 1_000_000)
    try await fixture.archive.save(ArchiveFixture.entry("after", "r3"))
    #expect(try await fixture.archive.entry(of: "r2")?.text == long)
    #expect(await fixture.archive.unwritten.isEmpty)
  }

  @Test func `another program that holds the file is named`() async throws {
    let fixture = try ArchiveFixture()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: fixture.archive.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    await #expect(throws: ArchiveError.inUse(file: fixture.archive.path)) {
      try await fixture.archive.save(ArchiveFixture.entry("Hello."))
    }
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await fixture.archive.save(ArchiveFixture.entry("again", "r2"))
    #expect(try await fixture.archive.entry(of: "r1")?.text == "Hello.")
  }
}
