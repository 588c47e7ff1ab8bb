import GLibRuntime
import ServiceInterface
import TestSupport
import Testing

@testable import SettingsPages

/// The list of sessions, of which only what is looked at is fetched.
@Suite struct SessionListTests {
  init() { GLibThread.start() }

  /// A list that is there, of sessions that count down to 1.
  @GLibActor
  private static func stage(_ count: UInt64) async throws -> HistoryStage {
    let stage = try await HistoryStage()
    stage.history.ids = Array((1...count).reversed())
    stage.page.list.refresh()
    await stage.wait { stage.page.list.isKnown }
    return stage
  }

  @Test @GLibActor func `all have a place at once, and what is looked at is fetched`() async throws {
    let stage = try await Self.stage(100_000)
    let list = stage.page.list
    #expect(list.count == 100_000)
    #expect(stage.told == [.replaced(old: 0)])
    #expect(list[0]?.id == 100_000)
    #expect(list[60_010] == nil)
    list.look(at: Array(60_040..<60_060))
    await stage.wait { list[60_059] != nil && list[60_040] != nil }
    #expect(list[60_040]?.id == 39_960)
    #expect(list[60_059]?.id == 39_941)
    #expect(list[100_000] == nil)
    #expect(stage.history.queries.map(\.offset) == [0, 60_050, 60_000])
  }

  @Test @GLibActor func `what went by before it was fetched is not fetched`() async throws {
    let stage = try await Self.stage(100_000)
    let list = stage.page.list
    for place in stride(from: 10_000, through: 30_000, by: 1_000) { list.look(at: [place]) }
    await stage.wait { list[30_000] != nil }
    #expect(stage.history.queries.map(\.offset) == [0, 10_000, 30_000])
  }

  @Test @GLibActor func `far from where somebody looks it is forgotten, and fetched again`() async throws {
    let stage = try await Self.stage(10_000)
    let list = stage.page.list
    for place in stride(from: 0, to: 5_000, by: SessionList.pageSize) {
      list.look(at: [place])
      await stage.wait { list[place] != nil }
    }
    #expect((0..<10_000).count { list[$0] != nil } <= 2_000)
    #expect(list[100] == nil)
    list.look(at: [100])
    await stage.wait { list[100] != nil }
    #expect(list[100]?.id == 9_900)
  }

  @Test @GLibActor func `new ones come before the others, which stay what they are`() async throws {
    let stage = try await Self.stage(1_000)
    let list = stage.page.list
    list.look(at: [500])
    await stage.wait { list[500] != nil }
    for id in [1_001, 1_002] as [UInt64] { stage.history.ids.insert(id, at: 0) }
    list.refresh()
    await stage.wait { stage.told.last == .arrived(2) }
    #expect(list.count == 1_002)
    #expect(list[0]?.id == 1_002)
    #expect(list[502]?.id == 500)
    #expect(list[503]?.id == 499)
    // Also where they are noticed by what was fetched elsewhere.
    stage.history.ids.insert(1_003, at: 0)
    list.look(at: [900])
    await stage.wait { list.count == 1_003 }
    list.look(at: [901, 1])
    await stage.wait { list[1] != nil && list[901] != nil }
    #expect(list[901]?.id == 102)
    #expect(list[1]?.id == 1_002)
  }

  @Test @GLibActor func `where some went, the others move up`() async throws {
    let stage = try await Self.stage(1_000)
    let list = stage.page.list
    list.look(at: [500])
    await stage.wait { list[500] != nil }
    stage.history.ids.removeSubrange(10..<20)
    list.refresh()
    await stage.wait { list[500]?.id == 490 }
    #expect(stage.told.contains(.resized(old: 1_000)))
    #expect(list.count == 990)
    stage.history.ids = []
    list.refresh()
    await stage.wait { list.count == 0 }
    stage.history.ids = [7]
    list.refresh()
    await stage.wait { stage.told.last == .arrived(1) }
    #expect(list[0]?.id == 7)
  }

  @Test @GLibActor func `what was found is as long as somebody looks`() async throws {
    let stage = try await Self.stage(1_000)
    let list = stage.page.list
    stage.history.found = 120
    list.search("fox")
    await stage.wait { stage.told.last == .replaced(old: 1_000) }
    #expect(list.count == 51)
    #expect(list[50] == nil)
    list.look(at: [49, 50])
    await stage.wait { list[50] != nil }
    #expect(list.count == 101)
    list.look(at: [100])
    await stage.wait { list[100] != nil }
    #expect(list.count == 120)
    #expect(list[119]?.title == "fox 881")
    list.look(at: Array(100..<120))
    // Fewer are found now than when it was looked at.
    stage.history.found = 60
    list.refreshAll()
    await stage.wait { list.count == 51 }
    list.look(at: [50])
    await stage.wait { list.count == 60 && list[59] != nil }
    list.search("  ")
    await stage.wait { list.count == 1_000 }
  }
}
