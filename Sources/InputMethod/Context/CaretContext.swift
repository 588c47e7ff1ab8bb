import DictationCore
import Wording

/// What is known of the text around the caret of the field with the focus: what the client reported, and what was
/// committed since the caret was last moved.
struct CaretContext {
  private var report: SurroundingReport?
  /// What the client said after the last commit.
  private(set) var freshReport: SurroundingReport?
  private var committed: String?
  /// When the client was asked in such a way that its silence tells something.
  private var askedAt: Duration?
  private var lastKey: Duration?

  /// More than the seam looks at.
  private static let memory = 300

  /// Another field, or one that nothing may be known of.
  mutating func forget() { self = CaretContext() }

  /// Typing or a click has made everything old; a client that was asked reports again.
  mutating func caretMoved() { self = CaretContext() }

  /// Asked again before it has answered, a client is as silent as before.
  mutating func asked(at now: Duration, silenceTells: Bool) {
    if askedAt == nil, silenceTells { askedAt = now }
  }

  mutating func keyCame(at now: Duration) { lastKey = now }

  mutating func reported(_ report: SurroundingReport) {
    self.report = report
    freshReport = report
  }

  mutating func committed(_ text: String) {
    committed = String(((committed ?? "") + text).suffix(Self.memory))
    freshReport = nil
  }

  /// Text before the caret is being taken out: what is known of it holds no longer.
  mutating func deleted() { self = CaretContext() }

  /// What `text`, about to be committed, will leave behind it.
  func after(_ text: String) -> CaretContext {
    var result = self
    if !text.isEmpty { result.committed(text) }
    return result
  }

  /// - Parameter lastReport: what stands in a field whose client is silent after having been asked.
  func surroundings(for client: ClientPolicy, lastReport: SurroundingReport?, at now: Duration) -> Surroundings {
    let report = report ?? (isSilent(client, at: now) ? lastReport : nil)
    let reported = report?.surroundings(unit: client.offsetUnit) ?? .unknown
    return Surroundings.context(reported: reported, lastCommit: committed)
  }

  /// What is selected, as the client told since the caret was moved; nil for nothing.
  func selection(for client: ClientPolicy) -> String? {
    guard committed == nil, let text = report?.selection(unit: client.offsetUnit), !text.isEmpty,
      text.utf8.count <= CommitPieces.maximumBytes
    else { return nil }
    return text
  }

  /// What stands in the field after the last commit: as its client has said, or says by its silence.
  func standing(for client: ClientPolicy, lastReport: SurroundingReport?, at now: Duration) -> SurroundingReport? {
    freshReport ?? (committed == nil && isSilent(client, at: now) ? lastReport : nil)
  }

  /// Whether an answer would be here by now.
  private func isSilent(_ client: ClientPolicy, at now: Duration) -> Bool {
    guard let askedAt else { return false }
    let due = askedAt + SurroundingAnswer.patience
    return switch client.surroundingAnswer {
    case .soon: now >= due
    case .byNextKey: lastKey.map { $0 >= due } ?? false
    case .uncertain: false
    }
  }
}
