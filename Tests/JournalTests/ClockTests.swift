import Testing

@testable import Journal

/// A clock that is set to anything.
@Suite struct ClockTests {
  private static let day = 24.0 * 3600
  private static let years = 73 * 365 * day

  @Test(arguments: [years, -years / 2])
  func `what is kept for a while is kept so long, whatever the clock says`(leap: Double) async throws {
    let fixture = try JournalFixture()
    var journal = try fixture.open()
    let recording = await journal.begin(.example)
    await recording.append(ramp(16_000))
    await recording.finish()
    await journal.markDelivered(recording.id, keepAudioFor: Self.day)
    fixture.setClock(by: leap)
    await journal.sweep()
    #expect(await journal.entries.count == 1)
    await journal.close()
    fixture.pass(Self.day / 2)
    journal = try fixture.open()
    #expect(await journal.entries.count == 1)
    fixture.pass(Self.day / 2)
    await journal.sweep()
    #expect(await journal.entries.isEmpty)
    #expect(fixture.files.isEmpty)
  }

  /// The date itself was believed, and was wrong.
  @Test func `what is of a time to come begins its while today`() async throws {
    let fixture = try JournalFixture()
    let journal = try fixture.open()
    fixture.pass(Self.years)
    let recording = await journal.begin(.example)
    await recording.append(ramp(16_000))
    await recording.finish()
    await journal.markDelivered(recording.id, keepAudioFor: Self.day)
    fixture.pass(-Self.years)
    await journal.sweep()
    #expect(await journal.entries.count == 1)
    fixture.pass(Self.day)
    await journal.sweep()
    #expect(await journal.entries.isEmpty)
  }
}
