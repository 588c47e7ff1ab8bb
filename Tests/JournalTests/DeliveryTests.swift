import Journal
import Testing

@Suite struct DeliveryTests {
  private let fixture: JournalFixture
  private let text = JournalText(text: "Grüß Gott \"Welt\"\n👋", mayLowercaseFirst: true, finalStopIsGuessed: true)

  init() throws { fixture = try JournalFixture() }

  private func recorded(_ journal: Journal) async -> RecordingID {
    let recording = await journal.begin(.example)
    await recording.append(ramp(1_000))
    await recording.finish()
    return recording.id
  }

  @Test func `a delivered text leaves nothing behind`() async throws {
    let journal = try fixture.open()
    let id = await recorded(journal)
    await journal.keep(text, of: id)
    await journal.markDelivering(id)
    #expect(await journal.entry(id)?.state == .delivering)
    await journal.markDelivered(id)
    #expect(await journal.entries.isEmpty)
    #expect(fixture.files.isEmpty)
  }

  @Test func `audio that is to be kept stays without the text, until its time is over`() async throws {
    let journal = try fixture.open()
    let id = await recorded(journal)
    await journal.keep(text, of: id)
    await journal.markDelivered(id, keepAudioFor: 3_600)
    #expect(fixture.files.count == 2)
    #expect(try !String(decoding: fixture.read("\(id.rawValue).json"), as: UTF8.self).contains("Gott"))
    fixture.pass(3_599)
    #expect(await journal.sweep() == 1)
    #expect(fixture.files.count == 2)
    fixture.pass(1)
    #expect(await journal.sweep() == nil)
    #expect(fixture.files.isEmpty)
  }

  @Test func `a pending text is claimed once, the oldest first`() async throws {
    let journal = try fixture.open()
    var ids: [RecordingID] = []
    for _ in 0..<3 {
      ids.append(await recorded(journal))
      fixture.pass(1)
    }
    await journal.keep(text, of: ids[2])
    await journal.keep(text, of: ids[1])
    #expect(await journal.take()?.id == ids[1])
    #expect(await journal.take()?.text == text)
    #expect(await journal.take() == nil)
    // The field was another one.
    await journal.keep(text, of: ids[1])
    #expect(await journal.take()?.id == ids[1])
  }

  @Test func `a cancelled take comes back within a minute`() async throws {
    let journal = try fixture.open()
    let id = await recorded(journal)
    await journal.cancel(id)
    fixture.pass(59)
    #expect(await journal.sweep() == 1)
    let restored = try #require(await journal.restore(id))
    #expect(restored.state == .recorded)
    fixture.pass(1_000)
    #expect(await journal.sweep() == nil)
    #expect(try await journal.samples(of: id, in: 0..<1_000) == ramp(1_000))

    await journal.keep(text, of: id)
    await journal.cancel(id)
    #expect(await journal.restore(id)?.state == .pending)
  }

  @Test func `a cancelled take is gone after a minute`() async throws {
    let journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append(ramp(10))
    await journal.cancel(recording.id)
    fixture.pass(60)
    #expect(await journal.restore(recording.id) == nil)
    await journal.sweep()
    #expect(fixture.files.isEmpty)
  }
}
