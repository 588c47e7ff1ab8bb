import DictationCore
import GLibRuntime
import Glibc
import ServiceInterface
import TestSupport
import Testing

@testable import SettingsPages

/// The history page on a private bus, with a service that has as many sessions as a test wants.
@Suite struct HistoryPageTests {
  init() { GLibThread.start() }

  @GLibActor
  private final class FakeHistory: HistoryServing {
    var count = 250
    var queries: [HistoryQuery] = []
    var hasAudio = true
    var waiting = RecordingQueue()

    func list(_ query: HistoryQuery) async throws(DictationFailure) -> ServiceInterface.HistoryPage {
      queries.append(query)
      guard !query.text.hasPrefix("bad") else { throw DictationFailure(.noHistory, "It is damaged.") }
      let rest = max(0, (query.text.isEmpty ? count : 3) - query.offset)
      let sessions = (0..<min(rest, query.limit)).map { index in
        var session = HistorySession(id: UInt64(query.offset + index + 1))
        session.text = "\(query.text) \(query.offset + index)"
        return session
      }
      return ServiceInterface.HistoryPage(sessions: sessions, hasMore: rest > query.limit)
    }

    func session(_ id: UInt64) async throws(DictationFailure) -> HistorySession {
      var session = HistorySession(id: id)
      session.text = "Final."
      var segment = HistorySession.Segment(start: 0, duration: 1)
      segment.raw = "um final"
      segment.cleaned = "final"
      session.segments = [segment]
      return session
    }

    func edit(_ id: UInt64, title: String?, notes: String?) async throws(DictationFailure) {}
    func delete(_ selection: HistorySelection) async throws(DictationFailure) -> Int { 1 }
    func export(_ id: UInt64?, as format: String, to file: OwnedDescriptor) async throws(DictationFailure) -> Int { 0 }
    func audio(of id: UInt64) async throws(DictationFailure) -> OwnedDescriptor {
      let file = hasAudio ? open("/dev/null", O_RDONLY | O_CLOEXEC) : -1
      guard file >= 0 else { throw DictationFailure(.badRequest, "It is gone.") }
      return OwnedDescriptor(adopting: file)
    }
    func retry(_ id: UInt64, _ request: RetryRequest) async throws(DictationFailure) -> String {
      throw DictationFailure(.badRequest, "\(request.recognizer ?? "nobody") has not understood it.")
    }
    func queue() -> RecordingQueue { waiting }
    func retryQueue() {
      for index in waiting.items.indices { waiting.items[index].state = .recognizing }
    }
    func statistics() async throws(DictationFailure) -> HistoryStatistics { HistoryStatistics() }
    func setOffTheRecord(_ isNext: Bool) {}
  }

  @GLibActor
  private final class Stage {
    let history = FakeHistory()
    let page: SettingsPages.HistoryPage
    private let bus: PrivateBus
    private var object: HistoryServiceObject?
    private var name: Registration?
    private let changes: AsyncStream<Void>

    init() async throws {
      bus = try await PrivateBus()
      let connection = try await bus.connect()
      object = try HistoryServiceObject(history, on: connection)
      let (changes, changed) = AsyncStream.makeStream(of: Void.self)
      self.changes = changes
      let copies = Copies()
      let environment = ProgramEnvironment(variables: [:], programFolder: "/nowhere")
      page = SettingsPages.HistoryPage(
        ServiceDesk(try await bus.connect()), DesktopPort(copy: { copies.texts.append($0) }),
        RecognizerChoices(shop: ModelShop(environment), cloud: CloudDesk(environment)))
      page.onChange = { changed.yield() }
      self.copies = copies
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        name = connection.ownName(DictationInterface.busName, acquired: { done.resume() }, lost: {})
      }
    }

    @GLibActor final class Copies { var texts: [String] = [] }
    let copies: Copies

    /// Waits until the page shows what is wanted.
    func wait(_ isThere: @GLibActor () -> Bool) async {
      if isThere() { return }
      for await _ in changes where isThere() { return }
    }
  }

  @Test @GLibActor func `it is fetched page by page, as far as somebody looks`() async throws {
    let stage = try await Stage()
    stage.page.appear()
    await stage.wait { stage.page.entries.count == 100 }
    stage.page.loadMore()
    stage.page.loadMore()
    await stage.wait { stage.page.entries.count == 200 }
    stage.page.loadMore()
    await stage.wait { stage.page.entries.count == 250 }
    stage.page.loadMore()
    #expect(stage.history.queries.map(\.offset) == [0, 100, 200])
    #expect(Set(stage.page.entries.map(\.id)).count == 250)
  }

  @Test @GLibActor func `letters typed in one go are one search`() async throws {
    let stage = try await Stage()
    for text in ["f", "fo", "fox"] { stage.page.search(text) }
    await stage.wait { stage.page.entries.count == 3 }
    #expect(stage.history.queries.map(\.text) == ["fox"])
    #expect(stage.page.entries.first?.title == "fox 0")
  }

  @Test @GLibActor func `what went wrong is said in place, and goes when it is over`() async throws {
    let stage = try await Stage()
    stage.page.search("bad")
    await stage.wait { stage.page[row: "problem"] != nil }
    #expect(stage.page[row: "problem"]?.subtitle == "It is damaged.")
    stage.page.search("")
    await stage.wait { stage.page.entries.count == 100 }
    #expect(stage.page[row: "problem"] == nil)
  }

  @Test @GLibActor func `a session shows its texts, can be copied, and says why it cannot be recognized again`()
    async throws
  {
    let stage = try await Stage()
    stage.page.open(7)
    await stage.wait { stage.page[row: "text"] != nil }
    #expect(stage.page[row: "raw"] != nil)
    #expect(stage.page[row: "cleaned"] != nil)
    stage.page[row: "text"]?.buttons.first?.action()
    #expect(stage.copies.texts == ["Final."])
    await stage.wait { stage.page[row: "retry"] != nil }
    guard case .choice(let names, 0, let choose)? = stage.page[row: "recognizer"]?.control else {
      throw Wrong("no recognizers")
    }
    choose(try #require(names.firstIndex(of: "PocketSphinx")))
    stage.page[row: "retry"]?.buttons.first?.action()
    await stage.wait { stage.page[row: "status"]?.mark == .bad }
    #expect(stage.page[row: "status"]?.subtitle == "pocketsphinx has not understood it.")
    stage.page[row: "delete"]?.buttons.first?.action()
    await stage.wait { stage.page.detail == nil }
  }

  @Test @GLibActor func `without its recording a session can neither be heard nor recognized again`() async throws {
    let stage = try await Stage()
    stage.history.hasAudio = false
    stage.page.open(7)
    await stage.wait { stage.page[row: "play"]?.subtitle.isEmpty == false }
    #expect(stage.page[row: "play"]?.buttons.isEmpty == true)
    #expect(stage.page[row: "retry"] == nil)
    #expect(stage.page[row: "delete"] != nil)
  }

  @Test @GLibActor func `what waits for a recognizer is said with its reason, and tried at once`() async throws {
    let stage = try await Stage()
    var item = RecordingQueue.Item(.waiting, session: 9)
    (item.error, item.next, item.failures) = ("The service does not answer.", 100, 1)
    stage.history.waiting = RecordingQueue(count: 2, items: [item, RecordingQueue.Item(.givenUp)])
    stage.page.appear()
    defer { stage.page.disappear() }
    await stage.wait { stage.page.waiting != nil }
    let row = try #require(stage.page.waiting?.rows.first)
    #expect(row.title == "2 recordings wait to be recognized")
    #expect(row.subtitle == "The service does not answer. It is tried again within 2 minutes.")
    row.buttons[1].action()
    await stage.wait { stage.page.waiting?.rows.first?.mark == .busy }
    #expect(stage.page.waiting?.rows.first?.buttons[1].isEnabled == false)

    row.buttons[0].action()
    #expect(!stage.page.isList)
    #expect(stage.page.groups.last?.rows.map(\.buttons.count) == [1, 0])
    stage.page[row: "queue-9"]?.buttons.first?.action()
    await stage.wait { stage.page[row: "text"] != nil }
    stage.page[row: "back"]?.buttons.first?.action()
    #expect(stage.page[row: "queue-9"] != nil)
    stage.page[row: "queue-back"]?.buttons.first?.action()
    #expect(stage.page.isList)
  }
}
