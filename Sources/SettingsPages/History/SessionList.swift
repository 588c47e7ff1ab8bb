internal import DictationCore
public import GLibRuntime
internal import ServiceInterface

/// The sessions of the history by their places in a list: the newest first, or the best first where something is
/// searched for. Each has a place from the beginning, however many there are, so that one can go anywhere at once; what
/// stands there is fetched where somebody looks, and forgotten again far from there.
@GLibActor
public final class SessionList {
  public enum Change: Hashable, Sendable {
    /// It is another list, and as long as `count` says.
    case replaced(old: Int)
    /// So many new ones stand before all others.
    case arrived(Int)
    /// It is longer or shorter at its end.
    case resized(old: Int)
    /// What stands at some places became known, or is another.
    case filled
  }

  public var onChange: (@GLibActor (Change) -> Void)?
  /// Told after every answer of the service: why it has none.
  var onAnswer: (@GLibActor (DictationFailure?) -> Void)?

  /// How many places there are. Of a search no more than what was looked at, and one more where more follow.
  public private(set) var count = 0
  /// Whether anything is known of this list.
  private(set) var isKnown = false

  /// How many sessions are fetched at a time.
  static let pageSize = 50
  /// How many are kept before those that nobody looks at are forgotten.
  private static let keptSize = 40 * pageSize

  private let service: ServiceDesk
  private var text = ""
  /// By their numbers, which stay the same when others arrive before them.
  private var entries: [Int: HistoryEntry] = [:]
  /// The place of number 0.
  private var shift = 0
  /// Id of the first one.
  private var first: UInt64?
  /// Numbers that somebody looks at, the most urgent last.
  private var wanted: [Int] = []
  /// Another number whenever the beginning is asked for: older answers are dropped.
  private var generation = 0
  private var isAsking = false

  init(_ service: ServiceDesk) { self.service = service }

  /// nil where it is not known yet.
  public subscript(place: Int) -> HistoryEntry? {
    (0..<count).contains(place) ? entries[place - shift] : nil
  }

  /// - Parameter places: all that are in sight or near it, the most urgent last.
  public func look(at places: [Int]) {
    wanted = places.map { $0 - shift }
    fetchWanted()
  }

  /// Another list in the place of this one, as soon as it is there.
  func search(_ text: String) {
    self.text = text.contains { !$0.isWhitespace } ? text : ""
    isKnown = false
    askAnew()
  }

  /// Looks for what came or went. Who looks somewhere goes on seeing the same.
  func refresh() {
    if !isAsking { askAnew() }
  }

  /// The same, where what stands at any place may be another by now.
  func refreshAll() {
    entries = [:]
    askAnew()
  }

  // MARK: Asking

  private typealias Page = ServiceInterface.HistoryPage

  private func askAnew() {
    generation += 1
    ask(from: 0, Self.pageSize) { [weak self] in self?.compare($0) }
  }

  private func ask(from place: Int, _ limit: Int, _ answered: @escaping @GLibActor (Page) -> Void) {
    isAsking = true
    let (generation, query) = (generation, HistoryQuery(text: text, offset: place, limit: limit))
    GLibActor.task { [weak self, service] in
      let result: Result<Page, DictationFailure>
      do throws(DictationFailure) {
        result = .success(try await service.history().list(query))
      } catch {
        result = .failure(error)
      }
      guard let self, self.generation == generation else { return }
      self.isAsking = false
      switch result {
      case .success(let page):
        answered(page)
        self.onAnswer?(nil)
        self.fetchWanted()
      case .failure(let failure): self.onAnswer?(failure)
      }
    }
  }

  /// One page at a time: who drags the scroll bar past thousands waits for none of them.
  private func fetchWanted() {
    guard isKnown, !isAsking,
      let number = wanted.last(where: { entries[$0] == nil && (0..<count).contains($0 + shift) })
    else { return }
    let page = Self.page(of: number) * Self.pageSize + shift
    let start = max(0, page)
    ask(from: start, page + Self.pageSize - start) { [weak self] in self?.take($0, from: start) }
  }

  private static func page(of number: Int) -> Int {
    number >= 0 ? number / pageSize : (number + 1) / pageSize - 1
  }

  // MARK: Answers

  private func take(_ page: Page, from start: Int) {
    if text.isEmpty {
      // It is not the list any more that we know.
      guard page.total == count else { return askAnew() }
    } else if !page.hasMore || start + Self.pageSize >= count {
      resize(to: Self.length(page, from: start))
    }
    store(page, from: start)
    onChange?(.filled)
  }

  /// The beginning, beside what we have of it.
  private func compare(_ page: Page) {
    guard isKnown else { return replace(page) }
    let old = page.sessions.indices.map { self[$0] }
    if text.isEmpty {
      let arrived = count == 0 ? page.sessions.count : page.sessions.firstIndex { $0.id == first }
      if let arrived, page.total == count + arrived { return add(page, arrived) }
    } else if count > Self.pageSize + 1, !entries.isEmpty {
      // What is better than what was found is no reason to move what somebody looks at.
      return
    }
    // Some went, and all may stand elsewhere by now.
    entries = [:]
    resize(to: Self.length(page, from: 0))
    store(page, from: 0)
    if old != page.sessions.indices.map({ self[$0] }) { onChange?(.filled) }
  }

  private func add(_ page: Page, _ arrived: Int) {
    let old = page.sessions.indices.dropLast(arrived).map { self[$0] }
    shift += arrived
    count += arrived
    store(page, from: 0)
    if arrived > 0 { onChange?(.arrived(arrived)) }
    if old != page.sessions.indices.dropFirst(arrived).map({ self[$0] }) { onChange?(.filled) }
  }

  private func replace(_ page: Page) {
    let old = count
    isKnown = true
    (entries, shift, wanted) = ([:], 0, [])
    count = Self.length(page, from: 0)
    store(page, from: 0)
    onChange?(.replaced(old: old))
  }

  private func store(_ page: Page, from start: Int) {
    for (index, session) in page.sessions.enumerated() { entries[start + index - shift] = HistoryEntry(session) }
    if start == 0 { first = page.sessions.first?.id }
    guard entries.count > Self.keptSize else { return }
    let pages = Set((wanted + [start - shift]).map(Self.page))
    entries = entries.filter { pages.contains(Self.page(of: $0.key)) }
  }

  private func resize(to length: Int) {
    guard length != count else { return }
    let old = count
    count = length
    onChange?(.resized(old: old))
  }

  /// How long the list is by the answer for a place in it: with one more place where more was found.
  private static func length(_ page: Page, from start: Int) -> Int {
    max(page.total, start + page.sessions.count + (page.hasMore ? 1 : 0))
  }
}
