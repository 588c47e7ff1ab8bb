import Archive
import Glibc
import TestSupport
import Testing

/// After a deletion no file holds the words.
@Suite(.timeLimit(.minutes(20))) struct DeletionTests {
  enum Way: CaseIterable {
    case one, byAge, all
  }

  @Test(arguments: Way.allCases) func `deleted words are in no file`(way: Way) async throws {
    let fixture = try ArchiveFixture()
    let id = try await fixture.archive.save(ArchiveFixture.entry("A zebra crosses.", at: 100))
    _ = try await fixture.archive.edit(id, title: "quagga", notes: "okapi")
    try await fixture.archive.save(ArchiveFixture.entry("An antelope stays.", "r2", at: 200))
    #expect(Self.words(["zebra", "quagga", "okapi"], in: try fixture.bytes) == ["zebra", "quagga", "okapi"])
    switch way {
    case .one:
      #expect(try await fixture.archive.delete(id))
      #expect(try await !fixture.archive.delete(id))
    case .byAge:
      #expect(try await fixture.archive.delete(before: 150) == 1)
    case .all:
      #expect(try await fixture.archive.deleteAll() == 2)
    }
    #expect(Self.words(["zebra", "quagga", "okapi"], in: try fixture.bytes).isEmpty)
    #expect(Self.words(["antelope"], in: try fixture.bytes).isEmpty == (way == .all))
    #expect(try await fixture.archive.page(ArchiveQuery(text: "antelope")).lines.count == (way == .all ? 0 : 1))
    // The index fits what is left: one that does not is found damaged by the next search.
    try await fixture.archive.save(ArchiveFixture.entry("A zebra again.", "r3"))
    #expect(try await fixture.archive.page(ArchiveQuery(text: "zebra")).lines.count == 1)
  }

  /// Sessions of all lengths grow and are changed, so SQLite splits and merges pages; what it moved stays behind where it
  /// was, and is overwritten by no deletion. With these seeds SQLite 3.40 leaves words where the file is not rewritten.
  @Test(arguments: [15, 22]) func `deleted words are not where they have been moved from either`(seed: UInt64)
    async throws
  {
    let fixture = try ArchiveFixture()
    var random = SeededRandom(seed: seed)
    let common = (0..<200).map { _ in Self.word(4, using: &random) }
    let rare = (0..<120).map { _ in Self.word(16, using: &random) }
    func save(_ number: Int, words: Int) async throws {
      var text = (0..<words).map { _ in common.randomElement(using: &random) ?? "" }
      text.insert(rare[number], at: Int.random(in: 0...words, using: &random))
      try await fixture.archive.save(
        ArchiveFixture.entry(text.joined(separator: " "), "r\(number)", at: number.isMultiple(of: 2) ? 100 : 200))
    }
    for number in rare.indices {
      try await save(number, words: 1)
      try await save(number, words: [3, 12, 40, 300][number % 4])
      try await save(Int.random(in: 0...number, using: &random), words: 60)
    }
    #expect(try await fixture.archive.delete(before: 150) == 60)
    // As one C string.
    let bytes = try fixture.bytes.map { CChar(bitPattern: max(1, $0)) } + [0]
    let left = rare.map { strstr(bytes, String($0.dropFirst(4))) != nil }
    #expect(left == rare.indices.map { !$0.isMultiple(of: 2) })
  }

  private static func word(_ length: Int, using random: inout SeededRandom) -> String {
    String((0..<length).map { _ in "bcdfghjklmnpqrstvwxz".randomElement(using: &random) ?? "b" })
  }

  @Test(arguments: Way.allCases) func `what could not be written and is deleted does not come back`(way: Way)
    async throws
  {
    let fixture = try ArchiveFixture()
    let id = try await fixture.archive.save(ArchiveFixture.entry("", at: 100, state: .transcribing))
    try await fixture.archive.limit(pages: 1)
    let long = String(repeating: "zebra ", count: 10_000)
    await #expect(throws: ArchiveError.full(file: fixture.archive.path)) {
      try await fixture.archive.save(ArchiveFixture.entry(long, at: 100))
    }
    await #expect(throws: ArchiveError.full(file: fixture.archive.path)) {
      try await fixture.archive.save(ArchiveFixture.entry(long, "r2", at: 200))
    }
    try await fixture.archive.limit(pages: 1_000_000)
    switch way {
    case .one: #expect(try await fixture.archive.delete(id))
    case .byAge: try await fixture.archive.delete(before: 150)
    case .all: try await fixture.archive.deleteAll()
    }
    try await fixture.archive.save(ArchiveFixture.entry("An antelope.", "r3", at: 300))
    let lines = try await fixture.archive.page(ArchiveQuery()).lines
    #expect(lines.map(\.session.recording) == (way == .all ? ["r3"] : ["r3", "r2"]))
  }

  @Test(arguments: Way.allCases) func `copies of the file do not keep what is deleted`(way: Way) async throws {
    let fixture = try ArchiveFixture()
    let id = try await fixture.archive.save(ArchiveFixture.entry("A zebra crosses.", at: 100))
    let copies = ["damaged", "damaged-wal", "version-1", "version-2", "version-2-wal"].map { "history.sqlite.\($0)" }
    for copy in copies + ["history.sqlite.mine"] { try fixture.folder.write(Array("zebra".utf8), to: copy) }
    switch way {
    case .one: #expect(try await fixture.archive.delete(id))
    case .byAge: try await fixture.archive.delete(before: 150)
    case .all: try await fixture.archive.deleteAll()
    }
    let left = copies.filter { fixture.folder.names.contains($0) }
    #expect(left == (way == .all ? [] : Array(copies.prefix(2))))
    #expect(fixture.folder.names.contains("history.sqlite.mine"))
  }

  /// Those of the words that are anywhere in the bytes. The search index keeps words without what they share with the
  /// one before, so their ends are looked for.
  private static func words(_ words: [String], in bytes: [UInt8]) -> [String] {
    words.filter { word in
      let end = Array(word.dropFirst(2).utf8)
      return bytes.indices.dropLast(end.count).contains {
        bytes[$0] == end[0] && bytes[$0..<$0 + end.count] == end[...]
      }
    }
  }
}
