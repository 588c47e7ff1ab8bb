import Archive
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct ExportTests {
  private static let entry: ArchiveEntry = {
    var entry = ArchiveFixture.entry("First line.\n\nSecond --> line.", at: 0)
    entry.session.title = "A \"title\"\nin two lines"
    entry.session.notes = "one\ntwo"
    var second = ArchivedSegment(number: 1, start: 3_723.0415, duration: 1.5, state: .done)
    second.text = "End."
    entry.segments.append(second)
    return entry
  }()

  @Test(arguments: [
    (
      ExportFormat.text, "First line.\n\nSecond --> line. End.\n"
    ),
    (
      .markdown,
      """
      ## A "title" in two lines

      *1970-01-01T00:00:00Z · gtk4-im:editor · en*

      > one
      > two

      First line.

      Second --> line. End.

      """
    ),
    (
      .subRip,
      """
      1
      00:00:00,000 --> 00:00:02,000
      First line.
      Second -> line.

      2
      01:02:03,042 --> 01:02:04,542
      End.


      """
    ),
    (
      .webVTT,
      """
      00:00:00.000 --> 00:00:02.000
      First line.
      Second -> line.

      01:02:03.042 --> 01:02:04.542
      End.


      """
    ),
  ])
  func `a session is written`(format: ExportFormat, expected: String) {
    #expect(format.write(Self.entry) == expected)
  }

  @Test(
    arguments: [
      (-1, "00:00:00,000"), (3_599.9999, "01:00:00,000"), (1e300, "99:59:59,999"), (.infinity, "99:59:59,999"),
      (.nan, "00:00:00,000"),
    ] as [(Double, String)])
  func `subtitles begin at some time, whatever the file says`(start: Double, time: String) {
    var entry = ArchiveFixture.entry("Hello.")
    entry.segments[0].start = start
    #expect(ExportFormat.subRip.write(entry).contains("\n\(time) --> "))
  }

  @Test func `several sessions are one JSON array`() async throws {
    let fixture = try ArchiveFixture()
    for number in 0..<3 { try await fixture.archive.save(ArchiveFixture.entry("Text \(number).", "r\(number)")) }
    let path = fixture.folder.file("export.json")
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    #expect(try await fixture.archive.export(nil, as: .json, to: file) == 3)
    struct Exported: Decodable { let text: String }
    let sessions = try JSONDecoder().decode([Exported].self, from: Data(contentsOf: URL(filePath: path)))
    #expect(sessions.map(\.text) == ["Text 0.", "Text 1.", "Text 2."])
  }

  @Test func `a full disk and a file that is only read are named`() async throws {
    let fixture = try ArchiveFixture()
    try await fixture.archive.save(ArchiveFixture.entry("Hello."))
    for (path, flags) in [("/dev/full", O_WRONLY), ("/dev/null", O_RDONLY)] {
      let file = open(path, flags)
      defer { close(file) }
      await #expect { try await fixture.archive.export(nil, as: .text, to: file) } throws: { error in
        guard case .notWritable = error as? ExportError else { return false }
        return true
      }
    }
  }

  @Test func `subtitles are of one session`() async throws {
    let fixture = try ArchiveFixture()
    await #expect(throws: ExportError.nothingToExport) {
      try await fixture.archive.export(nil, as: .text, to: STDOUT_FILENO)
    }
    for number in 0..<2 { try await fixture.archive.save(ArchiveFixture.entry("Text.", "r\(number)")) }
    await #expect(throws: ExportError.oneSessionOnly) {
      try await fixture.archive.export(nil, as: .subRip, to: STDOUT_FILENO)
    }
  }
}
