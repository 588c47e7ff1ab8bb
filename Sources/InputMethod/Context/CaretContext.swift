import DictationCore
import Wording

/// What is known of the text around the caret of the field with the focus: what the client reported, and what was
/// committed since the caret was last moved.
struct CaretContext {
  private var report: SurroundingReport?
  private var committed: String?
  private var askedAt: Duration?
  private var keySinceAsked = false

  /// More than the seam looks at.
  private static let memory = 300

  /// Another field, or one that nothing may be known of.
  mutating func forget() { self = CaretContext() }

  /// Typing or a click has made everything old; a client that was asked reports again.
  mutating func caretMoved() { self = CaretContext() }

  mutating func asked(at now: Duration) { (askedAt, keySinceAsked) = (now, false) }

  mutating func keyCame() { keySinceAsked = true }

  mutating func reported(_ report: SurroundingReport) { self.report = report }

  mutating func committed(_ text: String) { committed = String(((committed ?? "") + text).suffix(Self.memory)) }

  /// What `text`, about to be committed, will leave behind it.
  func after(_ text: String) -> CaretContext {
    var result = self
    if !text.isEmpty { result.committed(text) }
    return result
  }

  /// - Parameter silence: what it means that the client, once asked, says nothing; nil where that is not known.
  func surroundings(for client: ClientPolicy, silence: SurroundingReport?, at now: Duration) -> Surroundings {
    let report = report ?? (hasAnswered(client, by: now) ? silence : nil)
    let reported = report?.surroundings(unit: client.offsetUnit) ?? .unknown
    return Surroundings.context(reported: reported, lastCommit: committed)
  }

  private func hasAnswered(_ client: ClientPolicy, by now: Duration) -> Bool {
    guard let askedAt else { return false }
    return switch client.surroundingAnswer {
    case .soon: now - askedAt >= SurroundingAnswer.patience
    case .byNextKey: keySinceAsked
    case .uncertain: false
    }
  }
}
