import AudioFiles
import Glibc
import Journal
import Speech
import TestSupport
import Testing

@Suite struct RecordingTests {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  @Test func `samples are in the file as soon as they were appended`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    #expect(recording.notice == nil)
    for start in stride(from: 0, to: 3_200, by: 320) {
      #expect(await recording.append(ramp(320, from: start)) == nil)
      let file = try fixture.read("\(recording.id.rawValue).wav")
      #expect(file.count == 44 + (start + 320) * 2)
    }
    #expect(await journal.sampleCount(of: recording.id) == 3_200)
    #expect(try await journal.samples(of: recording.id, in: 300..<700) == ramp(400, from: 300))
  }

  @Test func `a finished recording is a sound file that others read`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append(ramp(5_000))
    await recording.finish()
    let path = "\(fixture.path)/\(recording.id.rawValue).wav"
    let reader = try AudioFileReader(path: path)
    #expect(reader.duration == .microseconds(312_500))
    #expect(try reader.rest() == ramp(5_000))
    #expect(reader.damage == nil)
    let entry = try #require(await journal.entry(recording.id))
    #expect(entry.state == .recorded)
    #expect(entry.samples == 5_000)
    #expect(entry.details == .example)
    #expect(!entry.wasInterrupted)
    #expect(try await journal.samples(of: recording.id, in: 4_000..<9_000) == ramp(1_000, from: 4_000))
  }

  @Test func `a recording that still grows is read by others too`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append(ramp(1_000))
    #expect(try AudioFileReader(path: "\(fixture.path)/\(recording.id.rawValue).wav").rest() == ramp(1_000))
  }

  @Test func `a recording of nothing leaves nothing`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.finish()
    #expect(await journal.entries.isEmpty)
    #expect(fixture.files.isEmpty)
  }

  @Test func `only the user may look`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append([1])
    var status = stat()
    for file in fixture.files + ["lock"] {
      try #require(stat("\(fixture.path)/\(file)", &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600, "\(file)")
    }
    try #require(stat(fixture.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func `a folder that was open to others is closed`() async throws {
    try await fixture.open().close()
    chmod(fixture.path, 0o755)
    try await fixture.open().close()
    var status = stat()
    try #require(stat(fixture.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func `appending to what was finished or removed does nothing`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append(ramp(10))
    await recording.finish()
    await recording.append(ramp(10))
    #expect(await journal.sampleCount(of: recording.id) == 10)
    await journal.remove(recording.id)
    await recording.append(ramp(10))
    #expect(fixture.files.isEmpty)
    await #expect(throws: JournalError.unknown(recording.id)) {
      try await journal.samples(of: recording.id, in: 0..<1)
    }
  }

  @Test func `two services do not share a journal`() async throws {
    let first = try fixture.open()
    #expect(throws: JournalError.inUse(folder: fixture.path)) { try fixture.open() }
    await first.close()
    _ = try fixture.open()
  }

  @Test func `a folder that cannot be made is named with the reason`() {
    #expect(throws: JournalError.notWritable(folder: "/dev/null/journal", reason: "Not a directory")) {
      try Journal(folder: "/dev/null/journal")
    }
    let error = JournalError.notWritable(folder: "/nowhere", reason: "Read-only file system")
    #expect(error.sentence.contains("/nowhere (Read-only file system)"))
  }

  @Test func `a journal in memory keeps what it is given`() async throws {
    let journal = Journal(inMemory: JournalLimits())
    let recording = await journal.begin(.example)
    #expect(recording.notice == .inMemory(reason: "there is no journal folder"))
    for start in stride(from: 0, to: 40_000, by: 320) { #expect(await recording.append(ramp(320, from: start)) == nil) }
    #expect(await recording.finish() == nil)
    #expect(try await journal.samples(of: recording.id, in: 16_000..<16_010) == ramp(10, from: 16_000))
    #expect(await journal.entry(recording.id)?.samples == 40_000)
    await journal.markDelivered(recording.id)
    #expect(await journal.entries.isEmpty)
  }
}
