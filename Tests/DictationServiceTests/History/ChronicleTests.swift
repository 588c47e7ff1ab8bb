import Archive
import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Settings
import TestSupport
import Testing

@testable import DictationService

/// What the history says of a dictation before there is a text.
@Suite(.timeLimit(.minutes(1))) struct ChronicleTests {
  init() { GLibThread.start() }

  @GLibActor
  private final class Scene {
    let folder: TemporaryFolder
    private(set) var desk: Desk

    init(_ settings: UtterSettings = UtterSettings()) throws {
      folder = try TemporaryFolder()
      desk = try Self.desk(settings, in: folder)
    }

    private static func desk(_ settings: UtterSettings, in folder: TemporaryFolder) throws -> Desk {
      Desk(
        settings, journal: try Journal(folder: folder.file("journal")),
        archive: try Archive(path: folder.file("data/history.sqlite")))
    }

    /// The process ends in the middle; the next one begins.
    func crash() async throws {
      await desk.host.journal.settle()
      await desk.host.history.settle()
      await desk.journal.close()
      await desk.host.history.archive?.close()
      desk = try Self.desk(UtterSettings(), in: folder)
      await desk.host.recoverLeftovers()
    }

    var states: [String] {
      get async throws {
        try await HistoryService(desk.host).list(HistoryQuery()).sessions.map { "\($0.state) \($0.text)" }
      }
    }
  }

  @Test @GLibActor func `a dictation is seen as recording, transcribing, done`() async throws {
    let scene = try Scene()
    let (id, capture) = try await scene.desk.start()
    #expect(try await scene.states == ["recording "])
    #expect(try await HistoryService(scene.desk.host).statistics().sessions == 0)
    capture.hear(seconds: 1)
    try await scene.desk.host.stop(id, from: scene.desk.engine)
    let utterance = try #require(await scene.desk.utterance())
    #expect(try await scene.states == ["transcribing "])
    utterance.reply(.text("hello"))
    while let signal = await scene.desk.next() { if case .textReady(id, .final, _) = signal { break } }
    #expect(try await scene.states == ["done hello"])
  }

  @Test @GLibActor func `of one that is cancelled nothing is left, until it is brought back`() async throws {
    let scene = try Scene()
    let (id, capture) = try await scene.desk.start()
    capture.hear(seconds: 1)
    #expect(try await scene.states == ["recording "])
    try await scene.desk.host.cancel(id, from: scene.desk.engine)
    #expect(try await scene.states == [])
    try await scene.desk.host.restore(id, from: scene.desk.engine)
    let utterance = try #require(await scene.desk.utterance())
    #expect(try await scene.states == ["transcribing "])
    utterance.reply(.text("hello"))
    while let signal = await scene.desk.next() { if case .textReady(id, .final, _) = signal { break } }
    #expect(try await scene.states == ["done hello"])
  }

  @Test @GLibActor func `of one in which nothing was said nothing is left`() async throws {
    let scene = try Scene()
    let id = try await scene.desk.host.start(StartRequest(mode: .hold), from: scene.desk.engine)
    scene.desk.source.opened.last!.hear(seconds: 1, amplitude: 3)
    while let signal = await scene.desk.next(), signal != .started(id) {}
    #expect(try await scene.states == ["recording "])
    try await scene.desk.host.stop(id, from: scene.desk.engine)
    while let signal = await scene.desk.next(), signal != .failed(id, .nothingHeard) {}
    #expect(try await scene.states == [])
  }

  enum Wish: CaseIterable { case noHistory, notTheNext, notThis }

  @Test(arguments: Wish.allCases)
  @GLibActor func `one that nobody may remember is not even seen`(wish: Wish) async throws {
    var settings = UtterSettings()
    settings.history = wish == .noHistory ? .off : .on
    let scene = try Scene(settings)
    HistoryService(scene.desk.host).setOffTheRecord(wish == .notTheNext)
    _ = try await scene.desk.dictate(isOffTheRecord: wish == .notThis)
    _ = await scene.desk.utterance()
    #expect(try await scene.states == [])
  }

  @Test(arguments: [true, false])
  @GLibActor func `after a crash it waits, and is recognized`(whileRecording: Bool) async throws {
    let scene = try Scene()
    let (id, capture) = try await scene.desk.start()
    capture.hear(seconds: 1)
    try await scene.desk.wait { scene.desk.levels.count == 11 }
    if !whileRecording {
      try await scene.desk.host.stop(id, from: scene.desk.engine)
      _ = try #require(await scene.desk.utterance())
    }
    let before = try await scene.states
    #expect(before == [whileRecording ? "recording " : "transcribing "])
    try await scene.crash()
    let utterance = try #require(await scene.desk.utterance())
    #expect(try await scene.states == ["transcribing "])
    utterance.reply(.text("recovered"))
    try await scene.desk.wait { scene.desk.pending == [1] }
    #expect(try await scene.states == ["done recovered"])
  }

  @Test @GLibActor func `a text that the journal alone had comes into the history`() async throws {
    let scene = try Scene()
    _ = try await scene.desk.dictate()
    _ = try #require(await scene.desk.utterance())
    #expect(try await scene.states == ["transcribing "])
    let recording = try #require(await scene.desk.journal.entries.first)
    await scene.desk.journal.keep(JournalText(text: "hello"), of: recording.id)
    try await scene.crash()
    #expect(scene.desk.pending == [1])
    #expect(try await scene.states == ["done hello"])
  }

  @Test @GLibActor func `of a recording that is gone nothing is left`() async throws {
    let scene = try Scene()
    _ = try await scene.desk.dictate()
    _ = try #require(await scene.desk.utterance())
    #expect(try await scene.states == ["transcribing "])
    for entry in await scene.desk.journal.entries { await scene.desk.journal.remove(entry.id) }
    try await scene.crash()
    #expect(try await scene.states == [])
  }
}
