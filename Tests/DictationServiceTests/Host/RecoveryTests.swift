import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Speech
import TestSupport
import Testing

@testable import DictationService

/// A service takes up what an earlier one left in the same folder.
@Suite(.timeLimit(.minutes(20))) struct RecoveryTests {
  init() { GLibThread.start() }

  @Test @GLibActor func `texts are offered at once, audio once it is recognized, and no dictation waits`() async throws
  {
    let folder = try TemporaryFolder()
    try await Self.leaveBehind(in: folder.path)
    let desk = Desk(journal: try await Self.openAgain(folder.path))
    await desk.host.recoverLeftovers()
    #expect(desk.pending == [1])

    let leftover = try #require(await desk.utterance())
    #expect(leftover.purpose == .file)
    #expect(leftover.samples == AudioFormat.sampleRate)
    let id = try await desk.dictate()
    try #require(await desk.utterance()).reply(.text("now"))
    guard case .textReady(id, .rules, _) = await desk.next() else { return #expect(Bool(false), "no text came") }
    try await desk.host.delivered(id, .delivered, remainder: nil, from: desk.engine)

    leftover.reply(.text("recovered"))
    try await desk.wait { desk.pending == [1, 2] && !desk.host.untold.isEmpty }
    _ = try await desk.host.register(ClientRegistration(version: "1", role: .engine), from: desk.engine)
    let told = ServiceSignal.noticed("A dictation of 0:01 was recovered; insert puts it where the caret is.")
    while let signal = await desk.next(), signal != told {}
    #expect(desk.host.untold.isEmpty)
    #expect(try await desk.host.take(from: desk.engine)?.draft.text == "recovered")
    #expect(try await desk.host.take(from: desk.engine)?.draft.text == "waiting")
    #expect(try await desk.host.take(from: desk.engine) == nil)

    // What may have been inserted is never offered by an engine, yet not lost: a tool is given it.
    #expect(try await desk.host.take(from: Caller(rawValue: ":1.9"))?.draft.text == "half")
  }

  @Test @GLibActor func `what a client says of a dictation of the service before is about none of this one`()
    async throws
  {
    let folder = try TemporaryFolder()
    try await Self.leaveBehind(in: folder.path)
    let desk = Desk(journal: try await Self.openAgain(folder.path))
    await desk.host.recoverLeftovers()
    for number in 1...9 {
      let id = SessionID(rawValue: UInt64(number))
      try await desk.host.delivered(id, .delivered, remainder: nil, from: desk.engine)
    }
    #expect(try await desk.host.take(from: desk.engine)?.draft.text == "waiting")
  }

  @Test @GLibActor func `however many wait, one is recognized after the other, and the user is told once`() async throws
  {
    let folder = try TemporaryFolder()
    let count = 200
    do {
      let journal = try Journal(folder: folder.path)
      for _ in 0..<count {
        let recording = await journal.begin(RecordingDetails(session: 1, mode: "hold"))
        await recording.append([Int16](repeating: 9_000, count: 3_200))
        await recording.finish()
      }
      await journal.close()
    }
    let desk = Desk(journal: try await Self.openAgain(folder.path))
    await desk.host.recoverLeftovers()
    #expect(desk.host.untold.count == 1)
    for number in 0..<count {
      let utterance = try #require(await desk.utterance())
      #expect(desk.host.recognitions.count == 1)
      utterance.reply(.text("number \(number)"))
    }
    try await desk.wait { desk.pending.last == count }
    #expect(desk.host.untold.count == 1)
    #expect(desk.host.isIdle)
    #expect(try await desk.host.take(from: desk.engine)?.draft.text == "number 0")
  }

  @Test @GLibActor func `a service that is asked to end leaves whole recordings`() async throws {
    let folder = try TemporaryFolder()
    let desk = Desk(journal: try Journal(folder: folder.path))
    let (_, capture) = try await desk.start(.toggle)
    capture.hear(seconds: 0.9)
    await desk.host.shutDown()
    #expect(await desk.journal.entries.map(\.samples) == [AudioFormat.sampleRate])
    await #expect(throws: DictationFailure.ending) {
      try await desk.host.start(StartRequest(mode: .hold), from: desk.engine)
    }
  }

  /// One recording without a text, one text that waits, one that was being delivered, one that was cancelled.
  private static func leaveBehind(in folder: String) async throws {
    let journal = try Journal(folder: folder)
    for text in [nil, "waiting", "half", "cancelled"] {
      let recording = await journal.begin(RecordingDetails(session: 1, mode: "hold"))
      await recording.append([Int16](repeating: 9000, count: AudioFormat.sampleRate))
      await recording.finish()
      if let text { await journal.keep(JournalText(text: text), of: recording.id) }
      if text == "half" { await journal.markDelivering(recording.id) }
      if text == "cancelled" { await journal.cancel(recording.id) }
    }
  }

  /// The first journal may still be on its way out; a process of its own would be gone.
  private static func openAgain(_ folder: String) async throws -> Journal {
    while true {
      try Task.checkCancellation()
      if let journal = try? Journal(folder: folder) { return journal }
      await Task.yield()
    }
  }
}
