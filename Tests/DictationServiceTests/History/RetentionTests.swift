import Archive
import GLibRuntime
import Journal
import ServiceInterface
import Settings
import Synchronization
import TestSupport
import Testing
import Timekeeping

@testable import DictationService

/// What is old goes by itself, and nothing else, whatever the clock says.
@Suite(.timeLimit(.minutes(1))) struct RetentionTests {
  init() { GLibThread.start() }

  private static let day = 24.0 * 3600
  private static let today = 1_790_000_000.0
  private static let farAhead = today + 73 * 365 * day

  /// A service whose machine has a clock that the test sets.
  @GLibActor
  private final class Scene {
    let folder: TemporaryFolder
    let archive: Archive
    private let reading = Mutex(ClockReading(date: RetentionTests.today, uptime: 0, start: "0"))
    private var host: DictationHost?

    init() throws {
      folder = try TemporaryFolder()
      archive = try Archive(path: folder.file("history.sqlite"))
    }

    /// A service begins that is to keep everything for 30 days.
    func begin() {
      var settings = UtterSettings()
      settings.retentionDays = 30
      let date = TrustedDate(file: folder.file("clock.json")) { [self] in reading.withLock { $0 } }
      host = Desk(settings, archive: archive, date: date).host
      host?.forgetOld()
    }

    func pass(_ days: Double) {
      reading.withLock { reading in
        reading.date += days * RetentionTests.day
        reading.uptime += days * RetentionTests.day
      }
      host?.forgetOld()
    }

    func setClock(to date: Double) {
      reading.withLock { $0.date = date }
      host?.forgetOld()
    }

    /// The machine is off for so many days.
    func restart(after days: Double, clock: Double? = nil) {
      reading.withLock { reading in
        let date = clock ?? reading.date + days * RetentionTests.day
        reading = ClockReading(date: date, uptime: 0, start: reading.start + "+")
      }
      begin()
    }

    func remember(_ name: String) async throws {
      let now = reading.withLock { $0.date }
      let session = ArchivedSession(recording: name, kind: .dictation, startedAt: now, endedAt: now + 7)
      try await archive.save(ArchiveEntry(session, []))
    }

    var kept: [String] {
      get async throws {
        await host?.history.settle()
        return try await archive.page(ArchiveQuery()).lines.map(\.session.recording).reversed()
      }
    }
  }

  @Test @GLibActor func `what is older than the user wants goes, the rest stays`() async throws {
    let scene = try Scene()
    scene.begin()
    try await scene.remember("old")
    scene.pass(20)
    try await scene.remember("new")
    scene.pass(9)
    #expect(try await scene.kept == ["old", "new"])
    scene.pass(2)
    #expect(try await scene.kept == ["new"])
  }

  @Test @GLibActor func `a clock that is far ahead deletes nothing, until it has held`() async throws {
    let scene = try Scene()
    scene.begin()
    try await scene.remember("one")
    scene.setClock(to: RetentionTests.farAhead)
    scene.pass(0.5)
    scene.setClock(to: RetentionTests.today + RetentionTests.day)
    scene.pass(3)
    #expect(try await scene.kept == ["one"])
    scene.restart(after: 1, clock: RetentionTests.farAhead)
    #expect(try await scene.kept == ["one"])
    scene.pass(1.1)
    #expect(try await scene.kept == [])
  }

  @Test @GLibActor func `off for longer than anything is kept, it waits for the next start`() async throws {
    let scene = try Scene()
    scene.begin()
    try await scene.remember("one")
    scene.restart(after: 100)
    #expect(try await scene.kept == ["one"])
    scene.restart(after: 0.5)
    #expect(try await scene.kept == [])
  }

  @Test @GLibActor func `what a wrong clock dated later grows old from today on`() async throws {
    let scene = try Scene()
    scene.begin()
    scene.setClock(to: RetentionTests.farAhead)
    try await scene.remember("ahead")
    scene.setClock(to: RetentionTests.today)
    scene.pass(1.1)
    #expect(try await scene.kept == ["ahead"])
    let session = try #require(try await scene.archive.entry(of: "ahead")?.session)
    #expect(session.startedAt < RetentionTests.today + 2 * RetentionTests.day)
    #expect(session.endedAt - session.startedAt == 7)
    scene.pass(20)
    #expect(try await scene.kept == ["ahead"])
    scene.pass(12)
    #expect(try await scene.kept == [])
  }

  @Test @GLibActor func `a clock that was set back keeps nothing for ever`() async throws {
    let scene = try Scene()
    scene.begin()
    try await scene.remember("one")
    scene.setClock(to: 0)
    scene.pass(1.1)
    #expect(try await scene.kept == ["one"])
    scene.pass(31)
    #expect(try await scene.kept == [])
  }
}
