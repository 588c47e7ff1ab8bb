import Archive
import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Settings
import Speech
import TestSupport
import Testing

@testable import DictationService

/// Dictations of more than half a minute: their text comes segment by segment.
@Suite(.timeLimit(.minutes(20))) struct LongDictationTests {
  init() { GLibThread.start() }

  @Test @GLibActor func `each segment is safe when it is over, and the text is whole`() async throws {
    let folder = try TemporaryFolder()
    let desk = Desk(
      journal: try Journal(folder: folder.file("journal")), archive: try Archive(path: folder.file("history.sqlite")))
    let (id, capture) = try await desk.start(.toggle)
    capture.speak(seconds: 69.9)
    let first = try #require(await desk.utterance())
    #expect((25...30).contains(Double(first.samples) / 16_000))
    first.reply(.text("um the first"))
    while await desk.journal.segments(of: try #require(desk.host.journal.recording(of: id))).isEmpty {
      await Task.yield()
    }
    try await desk.wait { desk.partials.last?.isEmpty == false }
    let second = try #require(await desk.utterance())
    second.reply(.text("part and the second"))
    try await desk.host.stop(id, from: desk.engine)
    let third = try #require(await desk.utterance())
    #expect(first.samples + second.samples + third.samples == 70 * AudioFormat.sampleRate)
    third.reply(.text("and the end"))
    let expected = Draft(
      "um the first part and the second and the end", request: nil, settings: UtterSettings(), vocabulary: .init())
    let draft = try #require(expected)
    #expect(await desk.next() == .textReady(id, .rules, draft))
    try await desk.host.delivered(id, .delivered, remainder: nil, from: desk.engine)

    let history = HistoryService(desk.host)
    let session = try await history.session(try #require(try await history.list(HistoryQuery()).sessions.first).id)
    #expect(session.text == draft.text)
    #expect(session.segments.map(\.raw) == ["um the first", "part and the second", "and the end"])
    #expect(session.segments.map(\.state) == ["done", "done", "done"])
    #expect(session.segments.map { Int($0.start * 16_000) } == [0, first.samples, first.samples + second.samples])
    #expect(session.duration == 70)
    #expect(folder.names(in: "journal").filter { $0 != "lock" }.isEmpty)
  }

  @Test @GLibActor func `after a crash only what has no text is recognized`() async throws {
    let folder = try TemporaryFolder()
    do {
      let journal = try Journal(folder: folder.path)
      let recording = await journal.begin(RecordingDetails(session: 1, mode: "toggle"))
      await recording.append([Int16](repeating: 9_000, count: 30 * AudioFormat.sampleRate))
      await journal.add(
        JournalSegment(start: 0, end: 25 * AudioFormat.sampleRate, text: "what was safe", recognizer: "pocketsphinx"),
        to: recording.id)
      await journal.close()
    }
    let desk = Desk(journal: try Journal(folder: folder.path))
    await desk.host.recoverLeftovers()
    let rest = try #require(await desk.utterance())
    #expect(rest.samples == 5 * AudioFormat.sampleRate)
    rest.reply(.text("and the rest"))
    try await desk.wait { desk.pending == [1] }
    #expect(try await desk.host.take(from: desk.engine)?.draft.text == "what was safe and the rest")
  }

  @Test @GLibActor func `where a segment fails, those before are kept and not recognized again`() async throws {
    let folder = try TemporaryFolder()
    let desk = Desk(archive: try Archive(path: folder.file("history.sqlite")))
    let history = HistoryService(desk.host)
    let (id, capture) = try await desk.start(.toggle)
    capture.speak(seconds: 39.9)
    let first = try #require(await desk.utterance())
    first.reply(.text("the first"))
    try await desk.host.stop(id, from: desk.engine)
    try #require(await desk.utterance()).reply(.failure(.crashed("")))
    while let signal = await desk.next() { if case .failed(id, _) = signal { break } }
    let failed = try await history.session(try #require(try await history.list(HistoryQuery()).sessions.first).id)
    #expect(failed.segments.map(\.state) == ["done", "queued"])
    #expect(failed.text == "the first")

    desk.host.networkReturned()
    let again = try #require(await desk.utterance())
    #expect(first.samples + again.samples == 40 * AudioFormat.sampleRate)
    again.reply(.text("and the second"))
    try await desk.wait { desk.pending == [1] }
    let done = try await history.session(failed.id)
    #expect(done.segments.map(\.state) == ["done", "done"])
    #expect(done.text == "the first and the second")
  }

  @Test @GLibActor func `however far a recognizer is behind, the samples wait in the journal`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start(.toggle)
    capture.speak(seconds: 150)
    try await desk.host.stop(id, from: desk.engine)
    // Two are asked for their text; the next listens, and no more is read for it than it will take.
    var samples = 0
    for number in 0..<20 {
      guard samples < Int(150.1 * 16_000) else { break }
      let utterance = try #require(await desk.utterance())
      #expect(utterance.samples <= 30 * AudioFormat.sampleRate)
      samples += utterance.samples
      utterance.reply(.text("\(number)"))
    }
    guard case .textReady(id, .rules, _) = await desk.next() else { return #expect(Bool(false), "no text") }
  }

  @Test func `a preview shows the end of what is long`() {
    var text = RunningText()
    text.begin(0)
    #expect(text.hear(Hypothesis(stable: "a", volatile: "b"), in: 0) == Hypothesis(stable: "a", volatile: "b"))
    text.begin(1)
    #expect(text.hear(Hypothesis(stable: "c"), in: 1) == Hypothesis(stable: "a", volatile: "b c"))
    #expect(text.end(0, with: "A, b.") == Hypothesis(stable: "A, b. c"))
    #expect(text.hear(Hypothesis(stable: "late"), in: 0) == nil)
    for number in 2..<1_000 {
      text.begin(number)
      #expect(text.end(number, with: "words of a segment").text.count < 2_100)
    }
  }
}
