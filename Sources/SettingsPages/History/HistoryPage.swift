internal import DictationCore
public import GLibRuntime
internal import Localization
internal import ServiceInterface

/// The history: a list that is fetched from the service page by page, as far as the user looks, and one session of it
/// in detail.
@GLibActor
public final class HistoryPage: PageModel {
  public var onChange: (@GLibActor () -> Void)?
  /// Called when `entries` changed.
  public var onEntries: (@GLibActor () -> Void)?

  public private(set) var entries: [HistoryEntry] = []
  /// Another number where `entries` are others, not only more.
  public private(set) var generation = 0
  public private(set) var detail: HistoryDetail?

  /// How many sessions are fetched at a time.
  public static let pageSize = 100

  private let service: ServiceDesk
  private let desktop: DesktopPort
  private let recognizers: RecognizerChoices
  private let queue: QueueDesk
  private var isQueueOpen = false
  private var text = ""
  private var hasMore = true
  private var isLoading = false
  /// Why there is nothing to show, as a sentence.
  private var problem: String?
  private var typing: LoopTimer?
  private var looking: LoopTimer?
  private var watch: Registration?

  init(_ service: ServiceDesk, _ desktop: DesktopPort, _ recognizers: RecognizerChoices) {
    self.service = service
    self.desktop = desktop
    self.recognizers = recognizers
    queue = QueueDesk(service)
    queue.onChange = { [weak self] in self?.onChange?() }
    queue.onOpen = { [weak self] in self?.open($0) }
  }

  public func appear() {
    recognizers.refresh()
    reload()
    follow()
    queue.look()
    looking = .every(.seconds(3)) { [weak self] in self?.lookAgain() }
  }

  public func disappear() {
    looking = nil
    detail?.stop()
  }

  /// Above the list: what waits to be recognized; nil where nothing does.
  public var waiting: RowGroup? {
    guard isList else { return nil }
    return queue.summary { [weak self] in self?.showQueue(true) }.map { RowGroup("queue", rows: [$0]) }
  }

  /// Whether the list is to be seen, and not one session or what waits.
  public var isList: Bool { detail == nil && !isQueueOpen }

  /// In the place of the list.
  public var groups: [RowGroup] {
    if let detail { return detail.groups }
    if isQueueOpen { return queueGroups }
    guard let problem else { return [] }
    return [
      RowGroup(
        "problem",
        rows: [
          Row(
            "problem", localized("The history cannot be shown"), problem, mark: .bad,
            buttons: [RowButton(localized("Try again")) { [weak self] in self?.reload() }])
        ])
    ]
  }

  /// In the middle of an empty list; nil where there is something in it.
  public var emptiness: String? {
    guard entries.isEmpty, problem == nil, !isLoading else { return nil }
    return text.isEmpty ? localized("What you dictate is listed here.") : localized("Nothing was found.")
  }

  // MARK: The list

  /// Told with every letter that is typed; the service is asked when the typing pauses.
  public func search(_ text: String) {
    self.text = text
    typing?.cancel()
    typing = .after(.milliseconds(150)) { [weak self] in self?.reload() }
  }

  public func reload() {
    generation += 1
    hasMore = true
    isLoading = false
    load(from: 0)
  }

  /// Told when the end of what is there comes into sight.
  public func loadMore() {
    guard hasMore, !isLoading, problem == nil else { return }
    load(from: entries.count)
  }

  /// Nobody tells what is dictated meanwhile, or recognized at last. Who has looked further back is left in peace, and
  /// where there was nothing to see, it is asked for anew: that starts a service that ended.
  private func lookAgain() {
    queue.look()
    guard !isLoading else { return }
    if problem != nil { return reload() }
    guard isList, entries.count <= Self.pageSize else { return }
    let (generation, query) = (generation, HistoryQuery(text: text, limit: Self.pageSize))
    GLibActor.task { [weak self, service] in
      let page = await Self.ask(service, query)
      guard let self, self.generation == generation, !self.isLoading else { return }
      if case .success(let page) = page,
        page.sessions.map({ HistoryEntry($0) }) == Array(self.entries.prefix(Self.pageSize))
      {
        return
      }
      self.generation += 1
      self.loaded(page, from: 0)
    }
  }

  private func load(from offset: Int) {
    isLoading = true
    let generation = generation
    let query = HistoryQuery(text: text, offset: offset, limit: Self.pageSize)
    GLibActor.task { [weak self, service] in
      let page = await Self.ask(service, query)
      guard let self, self.generation == generation else { return }
      self.loaded(page, from: offset)
    }
  }

  private static func ask(
    _ service: ServiceDesk, _ query: HistoryQuery
  ) async -> Result<HistoryPageAnswer, DictationFailure> {
    do throws(DictationFailure) {
      return .success(try await service.history().list(query))
    } catch {
      return .failure(error)
    }
  }

  private func loaded(_ answer: Result<HistoryPageAnswer, DictationFailure>, from offset: Int) {
    isLoading = false
    switch answer {
    case .success(let page):
      problem = nil
      // What was dictated meanwhile pushed the others down: no session twice.
      let known = Set(entries.suffix(Self.pageSize).map(\.id))
      let new = page.sessions.map { HistoryEntry($0) }
      entries = offset == 0 ? new : entries + new.filter { !known.contains($0.id) }
      hasMore = page.hasMore
    case .failure(let failure):
      problem = failure.sentence
      if offset == 0 { entries = [] }
    }
    onEntries?()
    onChange?()
  }

  /// A service that comes back is asked again where it failed us.
  private func follow() {
    guard watch == nil else { return }
    GLibActor.task { [weak self, service] in
      guard let bus = try? await service.bus() else { return }
      self?.watch = bus.watchName(
        DictationInterface.busName,
        appeared: { [weak self] _ in if self?.problem != nil { self?.reload() } }, vanished: {})
    }
  }

  // MARK: What waits

  private func showQueue(_ isOpen: Bool) {
    isQueueOpen = isOpen
    onChange?()
  }

  private var queueGroups: [RowGroup] {
    let back = Row(
      "queue-back", localized("All sessions"), "",
      buttons: [RowButton(localized("Back"), style: .back) { [weak self] in self?.showQueue(false) }])
    let retry = Row(
      "queue-retry", localized("Try them now"), localized("One after the other, with the recognizer of the settings."),
      buttons: [RowButton(localized("Try now"), isEnabled: !queue.rows.isEmpty) { [queue] in queue.retry() }])
    return [
      RowGroup("queue-head", rows: [back, retry]),
      RowGroup(
        "queue-items", localized("What waits to be recognized"),
        queue.rows.isEmpty ? localized("Nothing waits any more.") : "", rows: queue.rows),
    ]
  }

  // MARK: One session

  public func open(_ id: UInt64) {
    let detail = HistoryDetail(id, service, desktop, recognizers)
    detail.onChange = { [weak self] in self?.onChange?() }
    detail.onEnd = { [weak self] in self?.close() }
    self.detail = detail
    detail.load()
    onChange?()
  }

  /// Back to the list, which may have changed.
  public func close() {
    guard let detail else { return }
    detail.stop()
    self.detail = nil
    if detail.hasChanged { reload() }
    onChange?()
  }

  private typealias HistoryPageAnswer = ServiceInterface.HistoryPage
}
