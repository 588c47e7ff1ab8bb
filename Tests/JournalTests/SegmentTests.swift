import Journal
import Testing

/// The texts of a long recording are safe while it goes on.
@Suite struct SegmentTests {
  private let fixture: JournalFixture
  private let segments = (0..<5).map { number in
    JournalSegment(
      start: number * 1_000, end: number * 1_000 + 1_000, text: "Number \(number)\n“ä”.", recognizer: "pocketsphinx",
      latency: number == 4 ? 0.25 : nil)
  }

  init() throws { fixture = try JournalFixture() }

  private func record(_ body: (Journal, RecordingID) async throws -> Void = { _, _ in }) async throws -> RecordingID {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append(ramp(5_000))
    for segment in segments { await journal.add(segment, to: recording.id) }
    #expect(await journal.segments(of: recording.id) == segments)
    try await body(journal, recording.id)
    await journal.close()
    return recording.id
  }

  @Test func `they are there again after the end of the process, and go on`() async throws {
    let id = try await record()
    let journal = try fixture.open()
    #expect(await journal.segments(of: id) == segments)
    let next = JournalSegment(start: 5_000, end: 5_100, text: "More.", recognizer: "")
    await journal.add(next, to: id)
    await journal.close()
    let again = try fixture.open()
    #expect(await again.segments(of: id) == segments + [next])
  }

  @Test func `one that reaches back into those before is none`() async throws {
    let id = try await record { journal, id in
      await journal.add(JournalSegment(start: 4_000, end: 5_000, text: "Twice.", recognizer: ""), to: id)
    }
    let journal = try fixture.open()
    #expect(await journal.segments(of: id) == segments)
  }

  @Test func `after every byte of theirs the whole ones are there, and more can follow`() async throws {
    let id = try await record()
    let name = "\(id.rawValue).segments"
    let bytes = try fixture.read(name)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    for cut in 0...bytes.count {
      try fixture.write(Array(bytes[..<cut]), to: name)
      let journal = try fixture.open()
      let whole = ends.count { $0 < cut }
      #expect(await journal.segments(of: id) == Array(segments[..<whole]), "after \(cut) bytes")
      let next = JournalSegment(start: whole * 1_000, end: 5_100, text: "More.", recognizer: "")
      await journal.add(next, to: id)
      await journal.close()
      let again = try fixture.open()
      #expect(await again.segments(of: id) == segments[..<whole] + [next], "after \(cut) bytes")
      await again.close()
    }
  }

  @Test func `what could not be written is written with the next one`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append(ramp(5_000))
    // As if the disk were full.
    try fixture.block("\(recording.id.rawValue).segments")
    for segment in segments[..<2] { await journal.add(segment, to: recording.id) }
    try fixture.unblock("\(recording.id.rawValue).segments")
    await journal.add(segments[2], to: recording.id)
    #expect(await journal.segments(of: recording.id) == Array(segments[..<3]))
    await journal.close()
    let again = try fixture.open()
    #expect(await again.segments(of: recording.id) == Array(segments[..<3]))
  }

  @Test func `behind a gap nothing counts`() async throws {
    let id = try await record()
    let name = "\(id.rawValue).segments"
    let lines = try fixture.read(name).split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
    try fixture.write(lines[0] + lines[1] + lines[3] + lines[4], to: name)
    let journal = try fixture.open()
    #expect(await journal.segments(of: id) == Array(segments[..<2]))
    await journal.add(segments[2], to: id)
    await journal.close()
    let again = try fixture.open()
    #expect(await again.segments(of: id) == Array(segments[..<3]))
  }

  @Test func `they go with their recording, and with its text`() async throws {
    _ = try await record { journal, id in await journal.remove(id) }
    #expect(fixture.files.isEmpty)
    _ = try await record { journal, id in
      _ = await journal.cancel(id)
      await journal.markDelivered(id, keepAudioFor: 60)
    }
    #expect(!fixture.files.contains { $0.hasSuffix(".segments") })
    #expect(fixture.files.count == 2)
  }

  @Test(arguments: [
    [UInt8]("not a line of ours\n".utf8), [0, 255, 10, 10], [], [UInt8](repeating: 65, count: 100_000),
  ])
  func `a file that is none of ours holds nothing`(bytes: [UInt8]) async throws {
    let id = try await record()
    try fixture.write(bytes, to: "\(id.rawValue).segments")
    let journal = try fixture.open()
    #expect(await journal.segments(of: id).isEmpty)
    #expect(await journal.entries.map(\.samples) == [5_000])
  }

  @Test func `a journal in memory has them too`() async throws {
    let journal = Journal(inMemory: JournalLimits())
    let recording = await journal.begin(.example)
    for segment in segments { await journal.add(segment, to: recording.id) }
    #expect(await journal.segments(of: recording.id) == segments)
  }
}
