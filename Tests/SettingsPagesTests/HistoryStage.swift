import GLibRuntime
import ServiceInterface
import TestSupport

@testable import SettingsPages

/// The history page on a private bus, with a service of the test's.
@GLibActor
final class HistoryStage {
  let history = FakeHistory()
  let page: SettingsPages.HistoryPage
  private let bus: PrivateBus
  private var object: HistoryServiceObject?
  private var name: Registration?
  private let changes: AsyncStream<Void>
  /// What the list told.
  private(set) var told: [SessionList.Change] = []

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
    self.copies = copies
    page.onChange = { changed.yield() }
    page.list.onChange = { [weak self] change in
      self?.told.append(change)
      changed.yield()
    }
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
