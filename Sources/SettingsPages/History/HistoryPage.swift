internal import DictationCore
public import GLibRuntime
internal import Localization
internal import ServiceInterface

/// The history: the list of its sessions, and one session of it in detail.
@GLibActor
public final class HistoryPage: PageModel {
  public var onChange: (@GLibActor () -> Void)?
  public let list: SessionList
  public private(set) var detail: HistoryDetail?

  private let service: ServiceDesk
  private let desktop: DesktopPort
  private let recognizers: RecognizerChoices
  private let queue: QueueDesk
  private var isQueueOpen = false
  private var isSearch = false
  /// Why there is nothing to show, as a sentence.
  private var problem: String?
  private var typing: LoopTimer?
  private var looking: LoopTimer?
  private var watch: Registration?

  init(_ service: ServiceDesk, _ desktop: DesktopPort, _ recognizers: RecognizerChoices) {
    self.service = service
    self.desktop = desktop
    self.recognizers = recognizers
    list = SessionList(service)
    queue = QueueDesk(service)
    queue.onChange = { [weak self] in self?.onChange?() }
    queue.onOpen = { [weak self] in self?.open($0) }
    list.onAnswer = { [weak self] in self?.answered($0) }
  }

  public func appear() {
    recognizers.refresh()
    list.refresh()
    follow()
    queue.look()
    // Nobody tells what is dictated meanwhile, or recognized at last. To ask starts a service that ended.
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
            buttons: [RowButton(localized("Try again")) { [list] in list.refresh() }])
        ])
    ]
  }

  /// In the middle of an empty list; nil where there is something in it.
  public var emptiness: String? {
    guard list.count == 0, list.isKnown, problem == nil else { return nil }
    return isSearch ? localized("Nothing was found.") : localized("What you dictate is listed here.")
  }

  // MARK: The list

  /// Told with every letter that is typed; the service is asked when the typing pauses.
  public func search(_ text: String) {
    isSearch = !text.isEmpty
    typing?.cancel()
    typing = .after(.milliseconds(150)) { [list] in list.search(text) }
  }

  private func lookAgain() {
    queue.look()
    detail?.recover()
    if isList || problem != nil { list.refresh() }
  }

  private func answered(_ failure: DictationFailure?) {
    problem = failure?.sentence
    onChange?()
  }

  /// A service that comes back is asked again where it failed us.
  private func follow() {
    guard watch == nil else { return }
    GLibActor.task { [weak self, service] in
      guard let bus = try? await service.bus() else { return }
      self?.watch = bus.watchName(
        DictationInterface.busName,
        appeared: { [weak self] _ in self?.recover() }, vanished: {})
    }
  }

  private func recover() {
    if problem != nil { list.refresh() }
    detail?.recover()
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
    if detail.hasChanged { list.refreshAll() }
    onChange?()
  }
}
