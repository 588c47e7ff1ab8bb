import Archive
import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Speech
import TestSupport
import Testing

@testable import DictationService

/// Recordings that could not be recognized wait, and go on by themselves.
@Suite(.timeLimit(.minutes(20))) struct QueueTests {
  init() { GLibThread.start() }

  @Test @GLibActor func `a text that comes late is announced, never typed`() async throws {
    let desk = Desk()
    let id = try await desk.dictate()
    try #require(await desk.utterance()).reply(.failure(.crashed("")))
    guard case .failed(id, _) = await desk.next() else { return #expect(Bool(false), "no failure") }
    try await desk.wait { desk.clock.pending == 1 }
    desk.clock.advance(by: .seconds(60))
    try #require(await desk.utterance()).reply(.text("late"))
    try await desk.wait { desk.pending == [1] }
    _ = try await desk.host.register(ClientRegistration(version: "1", role: .engine), from: desk.engine)
    #expect(try await desk.host.take(from: desk.engine)?.draft.text == "late")
  }

  @Test @GLibActor func `when the network is back nothing waits any longer, and nothing twice`() async throws {
    let folder = try TemporaryFolder()
    let desk = Desk(archive: try Archive(path: folder.file("history.sqlite")))
    let history = HistoryService(desk.host)
    for _ in 0..<3 {
      let id = try await desk.dictate()
      try #require(await desk.utterance()).reply(.failure(.crashed("")))
      while let signal = await desk.next() { if case .failed(id, _) = signal { break } }
    }
    try await desk.wait { desk.host.queue.waiting.count == 3 }
    #expect(try await history.list(HistoryQuery()).sessions.map(\.state) == ["queued", "queued", "queued"])
    desk.host.networkReturned()
    for text in ["first", "second", "third"] { try #require(await desk.utterance()).reply(.text(text)) }
    try await desk.wait { desk.pending == [1, 2, 3] }
    #expect(try await history.list(HistoryQuery()).sessions.map(\.text) == ["third", "second", "first"])
    desk.clock.advance(by: .seconds(10_000))
    #expect(desk.pending == [1, 2, 3])
    #expect(desk.host.isIdle)
  }

  @Test @GLibActor func `failures are counted through restarts, and five bring in this machine`() async throws {
    let desk = Desk()
    _ = try await desk.dictate()
    for failure in 1...Backoff.lastFailure {
      try #require(await desk.utterance()).reply(.failure(.crashed("")))
      while await desk.journal.entries.first?.failures != failure { await Task.yield() }
      guard failure < Backoff.lastFailure else { break }
      try await desk.wait { desk.host.queue.waiting.count == 1 }
      desk.clock.advance(by: .seconds(5_000))
    }
    while await desk.journal.entries.first?.keepFor == nil { await Task.yield() }
    #expect(await desk.journal.entries.first?.keepFor == SessionJournal.unreadableFor)
    let order = (0...8).map { DictationHost.recognizer("cloud/a/b", after: $0) }
    #expect(order == Array(repeating: "cloud/a/b", count: 5) + ["auto", "cloud/a/b", "auto", "cloud/a/b"])
  }

  @Test @GLibActor func `who looks sees what waits and why, and has it tried at once, what was given up too`()
    async throws
  {
    let folder = try TemporaryFolder()
    let desk = Desk(archive: try Archive(path: folder.file("history.sqlite")))
    let history = HistoryService(desk.host)
    #expect(await history.queue() == RecordingQueue())
    _ = try await desk.dictate()
    for failure in 1...Backoff.lastFailure {
      try #require(await desk.utterance()).reply(.failure(.crashed("")))
      while await desk.journal.entries.first?.failures != failure { await Task.yield() }
      guard failure < Backoff.lastFailure else { break }
      try await desk.wait { desk.host.queue.waiting.count == 1 }
      let item = try #require(await history.queue().items.first)
      #expect((item.state, item.failures) == (.waiting, failure))
      #expect(item.next.map { $0 > 0 } == true)
      #expect(!item.error.isEmpty)
      #expect(item.session == (try await history.list(HistoryQuery()).sessions.first?.id))
      await history.retryQueue()
    }
    while await desk.journal.entries.first?.keepFor == nil { await Task.yield() }
    #expect(await history.queue().items.map(\.state) == [.givenUp])
    await history.retryQueue()
    let utterance = try #require(await desk.utterance())
    #expect(await history.queue().items.map(\.state) == [.recognizing])
    utterance.reply(.text("at last"))
    try await desk.wait { desk.pending == [1] }
    #expect(await history.queue() == RecordingQueue())
  }

  @Test @GLibActor func `what the user had recognized elsewhere waits no longer`() async throws {
    let folder = try TemporaryFolder()
    let desk = Desk(archive: try Archive(path: folder.file("history.sqlite")))
    let history = HistoryService(desk.host)
    _ = try await desk.dictate()
    try #require(await desk.utterance()).reply(.failure(.crashed("")))
    try await desk.wait { desk.host.queue.waiting.count == 1 }
    let id = try #require(await history.queue().items.first?.session)
    let again = GLibActor.task { try? await history.retry(id, RetryRequest(recognizer: "pocketsphinx")) }
    try #require(await desk.utterance()).reply(.text("read by another"))
    #expect(await again.value == "read by another")
    #expect(await history.queue() == RecordingQueue())
    #expect(try await history.session(id).text == "read by another")
  }

  @Test func `pauses double up to an hour, with jitter`() {
    #expect(Backoff.delay(after: 1, dice: 0.5) == .seconds(30))
    #expect(Backoff.delay(after: 3, dice: 0.5) == .seconds(120))
    #expect(Backoff.delay(after: 50, dice: 0.5) == .seconds(3600))
    #expect(Backoff.delay(after: Backoff.lastFailure - 1, dice: 0.5) == .seconds(3600))
    let day = (1..<Backoff.lastFailure).map { Backoff.delay(after: $0, dice: 0.5) }.reduce(.zero, +)
    #expect((.seconds(20 * 3600) ... .seconds(28 * 3600)).contains(day))
    #expect(Backoff.delay(after: 1, dice: 0) == .seconds(22.5))
    #expect(Backoff.delay(after: 1, dice: 1) == .seconds(37.5))
  }

  @Test func `oldest first, one for each provider, and one in trouble holds up no other`() {
    var queue = RetryQueue()
    for number in [3, 1, 4, 2] { queue.add(SessionID(rawValue: UInt64(number)), failures: number == 4 ? 5 : 1) }
    #expect(queue.next { _ in "a" }.isEmpty)
    queue.makeAllDue()
    let provider = { (item: RetryQueue.Item) in item.failures == 5 ? "local" : "cloud" }
    #expect(queue.next(provider: provider).map(\.id.rawValue) == [1, 4])
    #expect(queue.next(provider: provider).isEmpty)
    queue.remove(SessionID(rawValue: 1))
    #expect(queue.next(provider: provider).map(\.id.rawValue) == [2])
  }

  @Test @GLibActor func `ten thousand recordings wait without harm`() {
    var queue = RetryQueue()
    for number in 1...10_000 { queue.add(SessionID(rawValue: UInt64(number)), failures: 1, isDue: true) }
    #expect(queue.next { _ in "a" }.map(\.id.rawValue) == [1])
    #expect(queue.waiting.count == 9_999)
  }
}
