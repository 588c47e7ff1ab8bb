import Archive
import DictationCore
import FoundationEssentials
import GLibRuntime
import Glibc
import Journal
import ServiceInterface
import Settings
import Speech
import Synchronization
import TestSupport
import Testing

@testable import DictationService

/// What a dictation leaves in the history, and what it does not.
@Suite(.timeLimit(.minutes(20))) struct HistoryTests {
  init() { GLibThread.start() }

  @GLibActor
  private final class Scene {
    let folder: TemporaryFolder
    let desk: Desk
    let history: HistoryService

    init(_ settings: UtterSettings = UtterSettings()) throws {
      folder = try TemporaryFolder()
      desk = Desk(
        settings, journal: try Journal(folder: folder.file("journal")),
        archive: try Archive(path: folder.file("data/history.sqlite")))
      history = HistoryService(desk.host)
    }

    /// Says something, and delivers its text.
    @discardableResult
    func dictate(_ text: String, _ outcome: DeliveryOutcome = .delivered) async throws -> SessionID {
      try await dictate(.text(text), outcome)
    }

    @discardableResult
    func dictate(
      _ answer: ScriptedRecognizers.Answer, _ outcome: DeliveryOutcome = .delivered
    ) async throws -> SessionID {
      let id = try await desk.dictate()
      try #require(await desk.utterance()).reply(answer)
      while let signal = await desk.next() {
        if case .textReady(id, .final, _) = signal { break }
      }
      try await desk.host.delivered(id, outcome, remainder: nil, from: desk.engine)
      return id
    }

    var sessions: [HistorySession] {
      get async throws { try await history.list(HistoryQuery()).sessions }
    }

    /// Names of the sound files in the journal.
    var recordings: [String] { folder.names(in: "journal").filter { $0.hasSuffix(".wav") } }
  }

  @Test @GLibActor func `a dictation is remembered, its audio is not`() async throws {
    let scene = try Scene()
    try await scene.dictate("um hello world")
    let session = try await scene.history.session(try #require(try await scene.sessions.first).id)
    #expect(session.text == "hello world")
    #expect(session.segments.map(\.raw) == ["um hello world"])
    #expect(session.segments.map(\.cleaned) == ["hello world"])
    #expect(session.delivery == "delivered")
    #expect(session.recognizer == "pocketsphinx")
    #expect(session.duration == 1)
    #expect(scene.recordings.isEmpty)
    await #expect(throws: DictationFailure.self) { try await scene.history.audio(of: session.id) }
    #expect(scene.desk.clock.pending == 0)
  }

  @Test(arguments: [DeliveryOutcome.delivering, .pending, .dismissed])
  @GLibActor func `what became of the text is remembered`(outcome: DeliveryOutcome) async throws {
    let scene = try Scene()
    try await scene.dictate("hello", outcome)
    let expected = [DeliveryOutcome.delivering: "perhaps-sent", .pending: "waiting", .dismissed: "dismissed"]
    #expect(try await scene.sessions.map(\.delivery) == [expected[outcome]])
  }

  /// Where an answer was dropped as invented, somebody may have said it after all.
  @Test @GLibActor func `the audio of a text in doubt is kept for a day, to be recognized again`() async throws {
    let scene = try Scene()
    try await scene.dictate(.doubtful("hello"))
    let id = try #require(try await scene.sessions.first).id
    let file = try await scene.history.audio(of: id)
    #expect(lseek(file.rawValue, 0, SEEK_END) == off_t(WAVHeader.byteCount + 2 * AudioFormat.sampleRate))
    #expect(scene.recordings.count == 1)
    scene.history.setOffTheRecord(true)
    try await scene.dictate(.doubtful("secret"))
    #expect(scene.recordings.count == 1)
  }

  @Test @GLibActor func `off the record is one dictation`() async throws {
    let scene = try Scene()
    scene.history.setOffTheRecord(true)
    try await scene.dictate("secret")
    try await scene.dictate("public")
    #expect(try await scene.sessions.map(\.text) == ["public"])
  }

  @Test @GLibActor func `switched off, nothing is remembered`() async throws {
    var settings = UtterSettings()
    settings.history = .off
    let scene = try Scene(settings)
    try await scene.dictate("hello")
    #expect(try await scene.sessions.isEmpty)
  }

  @Test(arguments: [InputPurpose.password, .pin])
  @GLibActor func `nothing of a private field is stored`(purpose: InputPurpose) async throws {
    let scene = try Scene()
    await #expect(throws: DictationFailure.privateField) {
      try await scene.desk.host.start(StartRequest(mode: .hold, purpose: purpose), from: scene.desk.engine)
    }
    #expect(try await scene.sessions.isEmpty)
    #expect(scene.recordings.isEmpty)
  }

  @Test @GLibActor func `audio that is kept is played, recognized again and deleted`() async throws {
    var settings = UtterSettings()
    settings.keepAudioHours = 1
    let scene = try Scene(settings)
    try await scene.dictate("hello word")
    let id = try #require(try await scene.sessions.first).id
    let file = try await scene.history.audio(of: id)
    #expect(lseek(file.rawValue, 0, SEEK_END) == off_t(WAVHeader.byteCount + 2 * AudioFormat.sampleRate))

    let again = GLibActor.task { try? await scene.history.retry(id, RetryRequest()) }
    let utterance = try #require(await scene.desk.utterance())
    #expect(utterance.samples == AudioFormat.sampleRate)
    utterance.reply(.text("hello world"))
    #expect(await again.value == "hello world")
    #expect(try await scene.sessions.map(\.text) == ["hello world"])
    #expect(try await scene.history.statistics().corrections == 1)

    #expect(try await scene.history.delete(.session(id)) == 1)
    #expect(scene.recordings.isEmpty)
    #expect(try await scene.sessions.isEmpty)
  }

  @Test @GLibActor func `what nobody understood keeps its audio for a day`() async throws {
    let scene = try Scene()
    let id = try await scene.desk.dictate()
    try #require(await scene.desk.utterance()).reply(.text(""))
    #expect(await scene.desk.next() == .failed(id, .nothingUnderstood))
    #expect(try await scene.sessions.map(\.state) == ["failed"])
    await scene.desk.host.journal.settle()
    #expect(scene.recordings.count == 1)
    try await scene.desk.wait { scene.desk.clock.pending == 1 }
    #expect(scene.desk.host.isIdle)
  }

  @Test @GLibActor func `a note has no field to go to`() async throws {
    let scene = try Scene()
    var request = StartRequest(mode: .toggle, client: "utter")
    request.isNote = true
    request.title = "Shopping"
    let id = try await scene.desk.host.start(request, from: scene.desk.engine)
    let capture = scene.desk.source.opened.last!
    capture.hear(seconds: 1)
    while let signal = await scene.desk.next(), signal != .started(id) {}
    try await scene.desk.wait { scene.desk.levels.count == 10 }
    try await scene.desk.host.setPaused(true, id, from: scene.desk.engine)
    // The microphone is let go of, and what it would hear is nobody's business.
    #expect(capture.isOver)
    capture.hear(seconds: 5)
    #expect(scene.desk.source.opened.count == 1)
    #expect(scene.desk.host.ledger.isRecording)
    try await scene.desk.host.setPaused(false, id, from: scene.desk.engine)
    try await scene.desk.wait { scene.desk.source.opened.count == 2 }
    scene.desk.source.opened[1].hear(seconds: 0.5)
    try await scene.desk.wait { scene.desk.levels.count == 15 }
    try await scene.desk.host.stop(id, from: scene.desk.engine)
    let utterance = try #require(await scene.desk.utterance())
    #expect(utterance.samples == AudioFormat.sampleRate * 3 / 2)
    utterance.reply(.text("milk"))
    guard case .textReady(id, .rules, _) = await scene.desk.next() else { return #expect(Bool(false), "no text") }
    try await scene.desk.host.delivered(id, .delivered, remainder: nil, from: scene.desk.engine)
    let session = try #require(try await scene.sessions.first)
    #expect(session.kind == "note")
    #expect(session.title == "Shopping")
    #expect(session.delivery == "none")
  }

  @Test @GLibActor func `a note that is ended while it is paused has what was said before`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start(.toggle)
    capture.hear(seconds: 0.9)
    try await desk.wait { desk.levels.count == 10 }
    for isPaused in [true, false, true] { try await desk.host.setPaused(isPaused, id, from: desk.engine) }
    try await desk.host.stop(id, from: desk.engine)
    let utterance = try #require(await desk.utterance())
    #expect(utterance.samples == AudioFormat.sampleRate)
    #expect(desk.source.opened.allSatisfy { $0.isOver })
  }

  @Test @GLibActor func `what the history could not write keeps its audio, until it could`() async throws {
    let scene = try Scene()
    let archive = try #require(scene.desk.host.history.archive)
    try await scene.dictate("before")
    #expect(scene.recordings.isEmpty)
    try await archive.limit(pages: 1)
    let long = Array(repeating: "full", count: 2_000).joined(separator: " ")
    try await scene.dictate(long)
    await scene.desk.host.journal.settle()
    #expect(scene.recordings.count == 1)
    #expect(scene.desk.host.untold == [ArchiveError.full(file: archive.path).sentence])
    #expect(await scene.desk.journal.entries.map(\.keepFor) == [SessionJournal.doubtfulFor])
    try await archive.limit(pages: 1_000_000)
    try await scene.dictate("after")
    await scene.desk.host.journal.settle()
    #expect(scene.recordings.count == 1)
    let texts = try await scene.sessions.map { String($0.text.prefix(6)) }
    #expect(texts == ["after", "full", "before"])
  }

  @Test @GLibActor func `a history that breaks leaves the audio, and dictation goes on`() async throws {
    let scene = try Scene()
    try await scene.dictate("before")
    let archive = try #require(scene.desk.host.history.archive)
    // Whatever SQLite says from now on, it writes nothing.
    await archive.close()
    try await scene.dictate("after")
    await scene.desk.host.journal.settle()
    #expect(scene.recordings.count == 1)
    #expect(scene.desk.host.untold.count == 1)
    try await scene.dictate("and on")
  }

  @Test @GLibActor func `a full disk is told at once, and the words come all the same`() async throws {
    let folder = try TemporaryFolder()
    // More than any disk has left.
    let desk = Desk(journal: try Journal(folder: folder.path, limits: JournalLimits(reserve: .max)))
    _ = try await desk.host.register(ClientRegistration(version: "1", role: .engine), from: desk.engine)
    let id = try await desk.dictate()
    try await desk.wait { !desk.notices.isEmpty }
    #expect(
      desk.notices == [
        "The recording is kept in memory only, since the disk is full: make room in the state folder."
      ])
    let utterance = try #require(await desk.utterance())
    #expect(utterance.samples == AudioFormat.sampleRate)
    utterance.reply(.text("hello"))
    guard case .textReady(id, .rules, _) = await desk.next() else { return #expect(Bool(false), "no text") }
    #expect(!folder.names(in: "").contains { $0.hasSuffix(".wav") })
  }

  @Test @GLibActor func `what the user changes afterwards is counted`() async throws {
    let scene = try Scene()
    let first = try await scene.dictate("one")
    try await scene.dictate("two")
    for id in [first, first, SessionID(rawValue: 999)] {
      try await scene.desk.host.delivered(id, .corrected, remainder: nil, from: scene.desk.engine)
    }
    #expect(try await scene.history.statistics().corrections == 2)
    #expect(try await scene.sessions.map(\.delivery) == ["delivered", "delivered"])
    _ = try await scene.history.delete(.all)
    #expect(try await scene.history.statistics().corrections == 0)
  }

  @Test @GLibActor func `old sessions go by themselves`() async throws {
    let scene = try Scene()
    let archive = try #require(scene.desk.host.history.archive)
    var old = ArchivedSession(recording: "old", kind: .dictation, startedAt: 1_000, endedAt: 1_001)
    old.title = "old"
    try await archive.save(ArchiveEntry(old, []))
    try await scene.dictate("new")
    #expect(try await scene.sessions.count == 2)
    scene.desk.host.settings.retentionDays = 1
    #expect(try await scene.sessions.map(\.text) == ["new"])
  }

  @Test @GLibActor func `a history that cannot be used for a while has everything afterwards`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("history.sqlite")
    // What a crash left.
    var entry = ArchiveEntry(ArchivedSession(recording: "left", kind: .dictation, startedAt: 1, endedAt: 2), [])
    entry.segments = [ArchivedSegment(duration: 1, state: .recording)]
    let archive = try Archive(path: path)
    try await archive.save(entry)
    await archive.close()
    let isHeld = Mutex(true)
    let journal = try Journal(folder: folder.file("journal"))
    let desk = Desk(
      journal: journal,
      openArchive: {
        if isHeld.withLock({ $0 }) { throw ArchiveError.inUse(file: path) }
        return try Archive(path: path)
      })
    desk.host.history.pause = .seconds(3600)
    let history = HistoryService(desk.host)
    await desk.host.openHistory()
    await desk.host.recoverLeftovers()
    for text in ["one", "two"] {
      let id = try await desk.dictate()
      try #require(await desk.utterance()).reply(.text(text))
      while let signal = await desk.next() { if case .textReady(id, .final, _) = signal { break } }
      try await desk.host.delivered(id, .delivered, remainder: nil, from: desk.engine)
    }
    isHeld.withLock { $0 = false }
    // It was looked at just now.
    let held = DictationFailure(.noHistory, ArchiveError.inUse(file: path).sentence)
    await #expect(throws: held) { try await history.list(HistoryQuery()) }
    #expect(desk.host.untold == [held.sentence])
    desk.host.history.pause = .zero
    let sessions = try await history.list(HistoryQuery()).sessions
    #expect(sessions.map(\.text) == ["two", "one"])
    #expect(sessions.map(\.delivery) == ["delivered", "delivered"])
  }

  @Test(arguments: [
    ArchiveError.notUsable(file: "f", reason: "no"), .corrupt(file: "f", backup: nil), .newer(file: "f"),
  ])
  @GLibActor func `a history that broke is opened again, but not one of a newer version`(error: ArchiveError)
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.file("history.sqlite")
    let desk = Desk(openArchive: { try Archive(path: path) })
    desk.host.history.pause = .zero
    await desk.host.openHistory()
    desk.host.history.note(error)
    #expect(desk.host.history.archive == nil)
    await desk.host.history.open()
    #expect((desk.host.history.archive == nil) == (error == .newer(file: "f")))
  }

  @Test @GLibActor func `without a history dictation goes on, and the user is told once`() async throws {
    let desk = Desk()
    desk.host.history.note(.newer(file: "history.sqlite"))
    let sentence = ArchiveError.newer(file: "history.sqlite").sentence
    #expect(desk.notices.isEmpty)
    _ = try await desk.host.register(ClientRegistration(version: "1", role: .engine), from: desk.engine)
    #expect(await desk.next() == .noticed(sentence))
    await #expect(throws: DictationFailure(.noHistory, sentence)) {
      try await HistoryService(desk.host).list(HistoryQuery())
    }
    _ = try await desk.dictate()
    try #require(await desk.utterance()).reply(.text("hello"))
  }
}
