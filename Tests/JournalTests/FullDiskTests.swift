import Glibc
import Journal
import Testing

@Suite(.timeLimit(.minutes(20))) struct FullDiskTests {
  private let fixture: JournalFixture
  private let limits = JournalLimits(reserve: 1_000_000)

  init() throws { fixture = try JournalFixture() }

  @Test func `a disk that is full at the beginning: memory, and the disk again when there is room`() async throws {
    fixture.setFree(999_999)
    let journal = try fixture.open(limits)
    let recording = await journal.begin(.example)
    #expect(recording.notice == .inMemory(reason: "the disk is full"))
    for start in stride(from: 0, to: 16_000, by: 320) {
      #expect(await recording.append(ramp(320, from: start)) == nil)
    }
    #expect(!fixture.files.contains("\(recording.id.rawValue).wav"))
    #expect(try await journal.samples(of: recording.id, in: 0..<16_000) == ramp(16_000))
    fixture.setFree(2_000_000)
    #expect(await recording.append(ramp(16_000, from: 16_000)) == .onDisk)
    #expect(try fixture.read("\(recording.id.rawValue).wav").count == 44 + 64_000)
    #expect(await recording.finish() == nil)
    #expect(try await journal.samples(of: recording.id, in: 0..<40_000) == ramp(32_000))
  }

  @Test func `a disk that fills up while recording: said once, nothing lost, order kept`() async throws {
    let journal = try fixture.open(limits)
    let recording = await journal.begin(.example)
    #expect(await recording.append(ramp(16_000)) == nil)
    fixture.setFree(10)
    #expect(await recording.append(ramp(16_000, from: 16_000)) == .inMemory(reason: "the disk is full"))
    #expect(await recording.append(ramp(16_000, from: 32_000)) == nil)
    #expect(await recording.finish() == nil)
    #expect(await journal.entry(recording.id)?.samples == 48_000)
    #expect(try await journal.samples(of: recording.id, in: 31_990..<32_010) == ramp(20, from: 31_990))
    #expect(try await journal.samples(of: recording.id, in: 0..<48_000) == ramp(48_000))
  }

  @Test func `room at the end is enough`() async throws {
    fixture.setFree(0)
    let journal = try fixture.open(limits)
    let recording = await journal.begin(.example)
    await recording.append(ramp(1_000))
    fixture.setFree(nil)
    #expect(await recording.finish() == .onDisk)
    #expect(try fixture.read("\(recording.id.rawValue).wav").count == 44 + 2_000)
  }

  @Test func `what is done with makes room`() async throws {
    let journal = try fixture.open(limits)
    let old = await journal.begin(.example)
    await old.append(ramp(100))
    await old.finish()
    await journal.markDelivered(old.id, keepAudioFor: 3_600)
    let recording = await journal.begin(.example)
    fixture.setFree(10)
    await recording.append(ramp(16_000))
    #expect(await journal.entry(old.id) == nil)
  }

  /// `ENOSPC` in the middle of a fragment, as the kernel gives it.
  @Test(.enabled(if: geteuid() == 0, "mounting a tiny disk needs root"))
  func `a real disk that is full`() async throws {
    let folder = fixture.temporary.file("state")
    mkdir(folder, 0o700)
    try #require(mount("none", folder, "tmpfs", 0, "size=128k") == 0, "no disk can be mounted here")
    defer { umount2(folder, Int32(MNT_DETACH)) }
    let journal = try Journal(folder: fixture.path, limits: JournalLimits(reserve: 0))
    let recording = await journal.begin(.example)
    var notices: [JournalNotice] = []
    for start in stride(from: 0, to: 100_000, by: 1_001) {
      if let notice = await recording.append(ramp(1_001, from: start)) { notices.append(notice) }
    }
    #expect(notices == [.inMemory(reason: "the disk is full")])
    let count = await journal.sampleCount(of: recording.id)
    #expect(count == 100_100)
    #expect(try await journal.samples(of: recording.id, in: 0..<count) == ramp(count))
    await recording.finish()
    // The state has no room either; it is right in memory all the same.
    await journal.keep(JournalText(text: "said"), of: recording.id)
    #expect(await journal.take()?.text?.text == "said")
    await journal.markDelivered(recording.id)
    #expect(await journal.entries.isEmpty)
    // A process that is just being started from here may have the file open for a moment more.
    while await journal.begin(.example).notice != nil { try Task.checkCancellation() }
  }
}
