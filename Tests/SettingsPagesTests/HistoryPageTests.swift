import DictationCore
import GLibRuntime
import ServiceInterface
import TestSupport
import Testing

@testable import SettingsPages

/// The history page on a private bus, with a service that has as many sessions as a test wants.
@Suite struct HistoryPageTests {
  init() { GLibThread.start() }

  @Test @GLibActor func `letters typed in one go are one search`() async throws {
    let stage = try await HistoryStage()
    for text in ["f", "fo", "fox"] { stage.page.search(text) }
    await stage.wait { stage.page.list.count == 3 }
    #expect(stage.history.queries.map(\.text) == ["fox"])
    #expect(stage.page.list[0]?.title == "fox 250")
  }

  @Test @GLibActor func `what went wrong is said in place, and goes when it is over`() async throws {
    let stage = try await HistoryStage()
    stage.page.search("bad")
    await stage.wait { stage.page[row: "problem"] != nil }
    #expect(stage.page[row: "problem"]?.subtitle == "It is damaged.")
    stage.page.search("")
    await stage.wait { stage.page.list.count == 250 }
    #expect(stage.page[row: "problem"] == nil)
  }

  @Test @GLibActor func `a session shows its texts, can be copied, and says why it cannot be recognized again`()
    async throws
  {
    let stage = try await HistoryStage()
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
    let stage = try await HistoryStage()
    stage.history.hasAudio = false
    stage.page.open(7)
    await stage.wait { stage.page[row: "play"]?.subtitle.isEmpty == false }
    #expect(stage.page[row: "play"]?.buttons.isEmpty == true)
    #expect(stage.page[row: "retry"] == nil)
    #expect(stage.page[row: "delete"] != nil)
  }

  @Test @GLibActor func `a session is there again when its service is, and so is its recording`() async throws {
    let stage = try await HistoryStage()
    let failure = DictationFailure(.serviceUnavailable, "It begins again.")
    (stage.history.failure, stage.history.audioFailure) = (failure, failure)
    stage.page.appear()
    defer { stage.page.disappear() }
    stage.page.open(7)
    await stage.wait { stage.page[row: "status"]?.subtitle == "It begins again." }
    stage.history.failure = nil
    await stage.wait { stage.page[row: "play"]?.subtitle == "It begins again." }
    #expect(stage.page[row: "status"] == nil)
    stage.history.audioFailure = nil
    await stage.wait { stage.page[row: "play"]?.buttons.count == 1 }
    #expect(stage.page[row: "play"]?.subtitle == "")
  }

  @Test @GLibActor func `what waits for a recognizer is said with its reason, and tried at once`() async throws {
    let stage = try await HistoryStage()
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
