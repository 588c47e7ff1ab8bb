import Journal
import Testing

@Suite struct LimitTests {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  private func record(_ journal: Journal) async -> RecordingID {
    let recording = await journal.begin(.example)
    await recording.append(ramp(100_000))
    await recording.finish()
    fixture.pass(1)
    return recording.id
  }

  @Test func `the oldest that are done with go first`() async throws {
    let journal = try fixture.open(JournalLimits(total: 700_000))
    var ids: [RecordingID] = []
    for _ in 0..<4 { ids.append(await record(journal)) }
    for id in ids[1...] { await journal.markDelivered(id, keepAudioFor: 3_600) }
    // 800 kB of audio: one has to go, and it is not the one that waits for the user.
    #expect(await journal.begin(.example).notice == nil)
    #expect(await journal.entries.map(\.id).prefix(3) == [ids[0], ids[2], ids[3]])
  }

  @Test func `what waits for the user stays, however much it is`() async throws {
    let journal = try fixture.open(JournalLimits(total: 300_000))
    for _ in 0..<3 { _ = await record(journal) }
    guard case .overLimit(let bytes)? = await journal.begin(.example).notice else {
      Issue.record("nothing was said")
      return
    }
    #expect(bytes > 600_000)
    #expect(await journal.entries.count == 4)
  }
}
