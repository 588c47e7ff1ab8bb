import Archive
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
