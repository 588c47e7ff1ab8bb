import Archive
import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Settings
import TestSupport
import Testing

@testable import DictationService

/// What is deleted is gone from the journal too, whatever it waited for; what is under way is not.
@Suite(.timeLimit(.minutes(20))) struct DeletingTests {
  init() { GLibThread.start() }

  @GLibActor
  private final class Scene {
    let folder: TemporaryFolder
    let desk: Desk
    let history: HistoryService

    init() throws {
      folder = try TemporaryFolder()
      var settings = UtterSettings()
      settings.keepAudioHours = 1
      desk = Desk(
        settings, journal: try Journal(folder: folder.file("journal")),
        archive: try Archive(path: folder.file("data/history.sqlite")))
      history = HistoryService(desk.host)
    }

    /// Says something that no recognizer understands; it waits for its next turn.
    func queue() async throws {
      let id = try await desk.dictate()
      try #require(await desk.utterance()).reply(.failure(.crashed("")))
      while let signal = await desk.next() { if case .failed(id, _) = signal { break } }
      try await desk.wait { desk.host.queue.waiting.contains { $0.id == id } }
    }

    func dictate(_ text: String, _ outcome: DeliveryOutcome) async throws {
      let id = try await handOver(text)
      try await desk.host.delivered(id, outcome, remainder: nil, from: desk.engine)
    }

    /// Says something whose text is not yet where it belongs.
    func handOver(_ text: String) async throws -> SessionID {
      let id = try await desk.dictate()
      try #require(await desk.utterance()).reply(.text(text))
      while let signal = await desk.next() { if case .textReady(id, .final, _) = signal { break } }
      return id
    }

    /// What a program with a screen would be given.
    func take() async throws -> String? {
      try await desk.host.take(from: Caller(rawValue: ":1.99"))?.draft.text
    }

    var sessions: [HistorySession] {
      get async throws { try await history.list(HistoryQuery()).sessions }
    }

    /// Names of the recordings of which the journal has any file.
    var recordings: Set<Substring> {
      Set(folder.names(in: "journal").filter { $0 != "lock" }.map { $0.prefix { $0 != "." } })
    }
  }

  @Test(arguments: [HistorySelection.all, .before(4_000_000_000)])
  @GLibActor func `with everything goes what waits for a recognizer, for a field or for nothing`(
    selection: HistorySelection
  ) async throws {
    let scene = try Scene()
    try await scene.queue()
    try await scene.dictate("waiting", .pending)
    try await scene.dictate("put away", .dismissed)
    try await scene.dictate("in its field", .delivered)
    #expect(scene.recordings.count == 4)
    #expect(try await scene.history.delete(selection) == 4)
    #expect(scene.recordings.isEmpty)
    #expect(try await scene.take() == nil)
    #expect(scene.desk.pending.last == 0)
    #expect(await scene.history.queue() == RecordingQueue())
    await scene.history.retryQueue()
    scene.desk.clock.advance(by: .seconds(10_000))
    #expect(scene.desk.host.ledger.sessions.isEmpty)
    #expect(scene.desk.host.isIdle)
    #expect(try await scene.sessions.isEmpty)
  }

  @Test @GLibActor func `one goes, and the others wait on`() async throws {
    let scene = try Scene()
    try await scene.queue()
    try await scene.queue()
    try await scene.dictate("first", .pending)
    try await scene.dictate("second", .pending)
    let queued = try await scene.sessions.filter { $0.state == "queued" }
    let waiting = try #require(try await scene.sessions.first { $0.text == "first" })
    for id in [queued[0].id, waiting.id] { #expect(try await scene.history.delete(.session(id)) == 1) }
    #expect(await scene.history.queue().items.map(\.session) == [queued[1].id])
    #expect(scene.recordings.count == 2)
    #expect(try await scene.take() == "second")
    #expect(try await scene.sessions.count == 2)
  }

  @Test @GLibActor func `one that just has its turn in the queue does not come back`() async throws {
    let scene = try Scene()
    try await scene.queue()
    scene.desk.clock.advance(by: .seconds(60))
    let utterance = try #require(await scene.desk.utterance())
    let id = try #require(await scene.history.queue().items.first?.session)
    #expect(try await scene.history.delete(.session(id)) == 1)
    utterance.reply(.text("late"))
    // The queue goes on without it.
    try await scene.queue()
    #expect(try await scene.sessions.map(\.state) == ["queued"])
    #expect(scene.recordings.count == 1)
    #expect(try await scene.take() == nil)
  }

  @Test @GLibActor func `a cancelled dictation cannot be brought back`() async throws {
    let scene = try Scene()
    let (id, capture) = try await scene.desk.start()
    capture.hear(seconds: 1)
    try await scene.desk.host.cancel(id, from: scene.desk.engine)
    #expect(await scene.desk.entries.count == 1)
    _ = try await scene.history.delete(.all)
    #expect(scene.recordings.isEmpty)
    await #expect(throws: DictationFailure.notRestorable(id)) {
      try await scene.desk.host.restore(id, from: scene.desk.engine)
    }
  }

  @Test @GLibActor func `who dictates meanwhile goes on, and has his text`() async throws {
    let scene = try Scene()
    let handed = try await scene.handOver("on its way")
    let (id, capture) = try await scene.desk.start()
    let row = try #require(try await scene.sessions.first { $0.state == "recording" })
    await #expect(throws: DictationFailure.stillUnderWay(row.id)) {
      try await scene.history.delete(.session(row.id))
    }
    _ = try await scene.history.delete(.all)
    #expect(scene.recordings.count == 2)
    try await scene.desk.host.delivered(handed, .pending, remainder: nil, from: scene.desk.engine)
    #expect(try await scene.take() == "on its way")
    capture.hear(seconds: 0.9)
    try await scene.desk.host.stop(id, from: scene.desk.engine)
    try #require(await scene.desk.utterance()).reply(.text("said meanwhile"))
    while let signal = await scene.desk.next() { if case .textReady(id, .final, _) = signal { break } }
    #expect(try await scene.sessions.map(\.text) == ["said meanwhile"])
  }

  @Test @GLibActor func `what an earlier service could not read goes with everything`() async throws {
    let folder = try TemporaryFolder()
    let name = "00001000000000-abc"
    try await Journal(folder: folder.file("journal")).close()
    try folder.write(Array("{ of a newer version }".utf8), to: "journal/\(name).json")
    try folder.write(Array("no sound".utf8), to: "journal/\(name).wav")
    let desk = Desk(
      journal: try Journal(folder: folder.file("journal")),
      archive: try Archive(path: folder.file("data/history.sqlite")))
    await desk.host.recoverLeftovers()
    #expect(folder.names(in: "journal").count > 1)
    _ = try await HistoryService(desk.host).delete(.all)
    #expect(folder.names(in: "journal") == ["lock"])
  }

  @Test func `what waits is dropped, what is under way is not`() {
    let owner = Caller(rawValue: ":1.7")
    var ledger = SessionLedger()
    let draft = Draft(text: "hello")
    let (kept, _) = ledger.recover([.audio, .pending(draft), .perhapsSent(draft)])
    let (offered, _) = ledger.offer(draft, by: owner)
    // Nobody waits for what the queue has begun with.
    _ = ledger.handle(.retry, of: kept[0])
    #expect(
      ledger.delete(kept + [offered, SessionID(rawValue: 99)]) == [.abandonRecognition(kept[0])]
        + kept.map { .erase($0) } + [.erase(offered), .pendingChanged(0)])
    #expect(ledger.sessions.isEmpty)
  }
}
