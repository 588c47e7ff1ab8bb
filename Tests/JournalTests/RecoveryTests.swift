import Glibc
import Journal
import Speech
import Testing

@Suite struct RecoveryTests {
  private let fixture: JournalFixture
  private let text = JournalText(text: "What was said.")

  init() throws { fixture = try JournalFixture() }

  /// What a run leaves that ends without a word right after `body`.
  @discardableResult
  private func leave(_ body: (Journal, JournalRecording) async throws -> Void) async throws -> RecordingID {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    try await body(journal, recording)
    await journal.close()
    return recording.id
  }

  /// What the next run finds.
  private func recovered() async throws -> [JournalEntry] {
    let journal = try fixture.open()
    let entries = await journal.entries
    await journal.close()
    return entries
  }

  @Test func `a recording that was cut off is whole again`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(12_345)) }
    let entry = try #require(try await recovered().first)
    #expect(entry.id == id)
    #expect(entry.state == .recorded)
    #expect(entry.wasInterrupted)
    #expect(entry.details == .example)
    #expect(entry.samples == 12_345)
    #expect(entry.duration == .microseconds(771_562))
    #expect(try WAVHeader(parsing: fixture.read("\(id.rawValue).wav")) == WAVHeader(dataBytes: 24_690))
    let journal = try fixture.open()
    #expect(try await journal.samples(of: id, in: 0..<20_000) == ramp(12_345))
  }

  static let states: [(JournalState, JournalState?)] = [
    (.recorded, .recorded), (.pending, .pending), (.delivering, .perhapsSent), (.delivered, nil),
    (.cancelled, .cancelled),
  ]

  @Test(arguments: states)
  func `each state is found again as what it means now`(left: JournalState, found: JournalState?) async throws {
    try await leave { journal, recording in
      await recording.append(ramp(100))
      await recording.finish()
      if left != .recorded { await journal.keep(text, of: recording.id) }
      switch left {
      case .delivering: await journal.markDelivering(recording.id)
      case .delivered: await journal.markDelivered(recording.id)
      case .cancelled: await journal.cancel(recording.id)
      default: break
      }
    }
    let entries = try await recovered()
    #expect(entries.map(\.state) == (found.map { [$0] } ?? []))
    if left != .recorded { #expect(entries.allSatisfy { $0.text == text }) }
    // A second crash right after the start changes nothing.
    #expect(try await recovered() == entries)
  }

  @Test(arguments: [(30.0, 1), (61, 0), (-86_400, 1)])
  func `a cancelled take outlives a restart by its minute`(seconds: Double, count: Int) async throws {
    try await leave { journal, recording in
      await recording.append(ramp(100))
      await journal.cancel(recording.id)
    }
    fixture.pass(seconds)
    let journal = try fixture.open()
    #expect(await journal.entries.count == count)
    // However the clock jumped, it goes in the end.
    fixture.pass(60)
    await journal.sweep()
    #expect(fixture.files.isEmpty)
  }

  @Test(arguments: [0, 1, 43, 44, 45])
  func `audio without a whole sample leaves nothing`(size: Int) async throws {
    let id = try await leave { _, recording in await recording.append([1]) }
    try fixture.write(Array(fixture.read("\(id.rawValue).wav").prefix(size)), to: "\(id.rawValue).wav")
    #expect(try await recovered().isEmpty)
    #expect(fixture.files.isEmpty)
  }

  @Test func `a text outlives the loss of its audio`() async throws {
    let id = try await leave { journal, recording in
      await recording.append(ramp(10))
      await recording.finish()
      await journal.keep(text, of: recording.id)
    }
    unlink("\(fixture.path)/\(id.rawValue).wav")
    #expect(try await recovered().first?.text == text)
    try fixture.write([UInt8](repeating: 9, count: 500), to: "\(id.rawValue).wav")
    let entry = try #require(try await recovered().first)
    #expect(entry.state == .pending && entry.text == text && entry.samples == 0)
  }

  @Test func `half a sample is cut off`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(100)) }
    try fixture.write(fixture.read("\(id.rawValue).wav") + [0xFF], to: "\(id.rawValue).wav")
    #expect(try await recovered().first?.samples == 100)
    #expect(try fixture.read("\(id.rawValue).wav").count == 244)
  }

  @Test func `a first block that a power cut left empty is written again`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(100)) }
    let bytes = try fixture.read("\(id.rawValue).wav")
    try fixture.write([UInt8](repeating: 0, count: 44) + bytes.dropFirst(44), to: "\(id.rawValue).wav")
    #expect(try await recovered().first?.samples == 100)
    #expect(try WAVHeader(parsing: fixture.read("\(id.rawValue).wav")).dataBytes == 200)
  }

  @Test func `a file of random bytes is left alone and said to be damaged`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(100)) }
    let noise = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
    try fixture.write(noise, to: "\(id.rawValue).wav")
    #expect(try await recovered().first?.state == .damaged)
    #expect(try fixture.read("\(id.rawValue).wav") == noise)
  }

  @Test func `a file of 10 GB costs nothing to look at`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(100)) }
    try #require(truncate("\(fixture.path)/\(id.rawValue).wav", 10 << 30) == 0)
    #expect(try await recovered().first?.state == .damaged)
    let journal = try fixture.open(JournalLimits(total: 1_000_000))
    #expect(await journal.begin(.example).notice == nil, "its holes take no room")
  }

  @Test func `audio whose note is gone or unreadable is perhaps sent, and its note is put aside`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(100)) }
    let note = "\(id.rawValue).json"
    unlink("\(fixture.path)/\(note)")
    let entry = try #require(try await recovered().first)
    #expect(entry.state == .perhapsSent && entry.samples == 100 && entry.startedAt == 1_800_000_000)

    let newer = Array(#"{"version": 9, "text": "From the future."}"#.utf8)
    try fixture.write(newer, to: note)
    #expect(try await recovered().first?.state == .perhapsSent)
    #expect(try fixture.read("\(note).unreadable") == newer)
  }

  @Test func `the journal opens after every prefix of a note`() async throws {
    let id = try await leave { journal, recording in
      await recording.append(ramp(100))
      await recording.finish()
      await journal.keep(text, of: recording.id)
    }
    let note = try fixture.read("\(id.rawValue).json")
    for length in 0..<note.count {
      try fixture.write(Array(note.prefix(length)), to: "\(id.rawValue).json")
      let entries = try await recovered()
      #expect(entries.map(\.id) == [id])
      #expect(entries.first?.samples == 100)
    }
  }

  @Test func `the journal opens after every prefix of the audio`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(40)) }
    let audio = try fixture.read("\(id.rawValue).wav")
    let note = try fixture.read("\(id.rawValue).json")
    for length in 0...audio.count {
      try fixture.write(Array(audio.prefix(length)), to: "\(id.rawValue).wav")
      try fixture.write(note, to: "\(id.rawValue).json")
      #expect(try await recovered().first?.samples ?? 0 == max(0, length - 44) / 2)
    }
  }

  @Test func `what is not of the journal is not touched`() async throws {
    try await leave { _, recording in await recording.append([]) }
    let strangers = ["README", "a b.wav", "..wav", "x.mp3"]
    for name in strangers { try fixture.write([1, 2, 3], to: name) }
    mkdir("\(fixture.path)/folder.wav", 0o700)
    mkfifo("\(fixture.path)/pipe.wav", 0o600)
    symlink("/etc/passwd", "\(fixture.path)/link.wav")
    let entries = try await recovered()
    #expect(Set(entries.map(\.id.rawValue)) == ["folder", "pipe", "link"])
    #expect(entries.allSatisfy { $0.state == .damaged })
    for name in strangers { #expect(try fixture.read(name) == [1, 2, 3]) }
  }

  @Test func `a note half replaced is cleaned away`() async throws {
    let id = try await leave { _, recording in await recording.append(ramp(5)) }
    try fixture.write([1], to: "\(id.rawValue).json.new")
    #expect(try await recovered().count == 1)
    #expect(fixture.files.count == 2)
  }
}
