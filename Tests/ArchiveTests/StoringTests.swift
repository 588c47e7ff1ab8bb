import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Archive

@Suite(.timeLimit(.minutes(20))) struct StoringTests {
  @Test func `a session and its segments come back as they were given`() async throws {
    let fixture = try ArchiveFixture()
    var entry = ArchiveFixture.entry("Hello.")
    entry.session.title = "Greeting"
    entry.session.notes = "with a note"
    entry.session.tone = "formal"
    entry.session.delivery = .perhapsSent
    entry.session.version = .edited
    var second = ArchivedSegment(number: 1, start: 2, duration: 1, state: .queued)
    second.failures = 2
    second.lastError = "The network is gone."
    entry.segments.append(second)
    entry.session.id = try await fixture.archive.save(entry)
    #expect(try await fixture.archive.entry(of: "r1") == entry)
    #expect(try await fixture.archive.entry(entry.session.id) == entry)
    #expect(try await fixture.archive.entry(entry.session.id + 1) == nil)
  }

  @Test func `a recording has one session and a segment one result`() async throws {
    let fixture = try ArchiveFixture()
    let id = try await fixture.archive.save(ArchiveFixture.entry("", state: .queued))
    _ = try await fixture.archive.edit(id, title: "mine", notes: nil)
    #expect(try await fixture.archive.save(ArchiveFixture.entry("Hello.")) == id)
    let entry = try #require(try await fixture.archive.entry(id))
    #expect(entry.segments.map(\.text) == ["Hello."])
    #expect(entry.session.title == "mine")
    #expect(try await fixture.archive.page(ArchiveQuery()).lines.count == 1)
  }

  @Test func `the files are the user's alone, and commits are durable`() async throws {
    let fixture = try ArchiveFixture()
    try await fixture.archive.save(ArchiveFixture.entry("Hello."))
    #expect(fixture.folder.names.contains("history.sqlite-wal"))
    for name in fixture.folder.names {
      let attributes = try FileManager.default.attributesOfItem(atPath: fixture.folder.file(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    #expect(try await fixture.archive.pragma("journal_mode") == "wal")
    #expect(try await fixture.archive.pragma("synchronous") == "2")
    #expect(try await fixture.archive.pragma("foreign_keys") == "1")
  }

  @Test func `what was written is there for the next process`() async throws {
    let fixture = try ArchiveFixture()
    try await fixture.archive.save(ArchiveFixture.entry("Hello."))
    // Not closed: as after a crash.
    let again = try Archive(path: fixture.archive.path)
    #expect(try await again.entry(of: "r1")?.text == "Hello.")
  }

  @Test func `pages follow each other, the newest first`() async throws {
    let fixture = try ArchiveFixture()
    for number in 1...5 { try await fixture.archive.save(ArchiveFixture.entry("Number \(number).", "r\(number)")) }
    let first = try await fixture.archive.page(ArchiveQuery(limit: 3))
    #expect(first.lines.map(\.excerpt) == ["Number 5.", "Number 4.", "Number 3."])
    #expect(first.hasMore)
    let second = try await fixture.archive.page(ArchiveQuery(offset: 3, limit: 3))
    #expect(second.lines.map(\.excerpt) == ["Number 2.", "Number 1."])
    #expect(!second.hasMore)
    #expect(second.lines.first?.duration == 2)
  }

  @Test func `statistics come from the history and go with it`() async throws {
    let fixture = try ArchiveFixture()
    for number in 1...20 {
      var entry = ArchiveFixture.entry("two words", "r\(number)")
      entry.segments[0].latency = Double(number)
      try await fixture.archive.save(entry)
    }
    let statistics = try await fixture.archive.statistics()
    #expect(statistics.sessions == 20)
    #expect(statistics.words == 40)
    #expect(statistics.duration == 40)
    #expect(
      statistics.recognizers == [
        ArchiveStatistics.Recognizer(id: "pocketsphinx", segments: 20, latencyMedian: 10, latency95: 19)
      ])
    try await fixture.archive.deleteAll()
    #expect(try await fixture.archive.statistics() == ArchiveStatistics())
  }

  @Test func `another recognition replaces the text and counts as a correction`() async throws {
    let fixture = try ArchiveFixture()
    let id = try await fixture.archive.save(ArchiveFixture.entry("Hello word."))
    let better = ArchiveFixture.entry("Hello world.").segments
    #expect(try await fixture.archive.replaceText(of: id, by: better, recognizer: "sherpa/good"))
    #expect(try await fixture.archive.replaceText(of: id, by: better, recognizer: "sherpa/best"))
    #expect(try await !fixture.archive.replaceText(of: id + 1, by: better, recognizer: "sherpa/best"))
    #expect(try await fixture.archive.entry(id)?.text == "Hello world.")
    #expect(try await fixture.archive.statistics().corrections == 2)
    #expect(try await fixture.archive.page(ArchiveQuery(text: "\"word\"")).lines.isEmpty)
  }
}

extension Archive {
  /// As the connection has it.
  func pragma(_ name: String) throws -> String? {
    try database.read { try String.fetchOne($0, sql: "PRAGMA \(name)") }
  }
}
