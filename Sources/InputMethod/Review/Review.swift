import DictationCore
import Localization

/// The versions of a dictation, on show.
struct Review {
  /// What choosing one does.
  enum Purpose: Hashable {
    /// It is inserted; nothing is yet.
    case insertion
    /// It takes the place of what was inserted.
    case replacement
    /// It is inserted beside what stands there, which the user takes out himself.
    case addition
  }

  let purpose: Purpose
  let session: SessionID
  private(set) var candidates: [Alternative]
  private(set) var selected = 0

  /// As many as one key can name.
  private static let most = 9

  /// Nil where there is nothing to choose: not two that differ.
  init?(_ alternatives: [Alternative], of session: SessionID, current: String? = nil, _ purpose: Purpose) {
    self.purpose = purpose
    self.session = session
    candidates = []
    for alternative in alternatives { add(alternative) }
    guard candidates.count > 1 else { return nil }
    selected = candidates.firstIndex { $0.draft.text == current } ?? 0
  }

  /// One that came later, such as a further tone; one that reads like another is left out.
  mutating func add(_ alternative: Alternative) {
    guard candidates.count < Self.most, !alternative.draft.text.isEmpty else { return }
    guard !candidates.contains(where: { $0.draft.text == alternative.draft.text }) else { return }
    candidates.append(alternative)
  }

  var choice: Draft { candidates[selected].draft }

  /// - Parameter number: from 1; false where there is no such row.
  mutating func select(_ number: Int) -> Bool {
    guard candidates.indices.contains(number - 1) else { return false }
    selected = number - 1
    return true
  }

  /// The ends are neighbours.
  mutating func move(by step: Int) { selected = (selected + step + candidates.count) % candidates.count }

  var list: CandidateList { CandidateList(rows: candidates.map(Self.row), selected: selected) }

  /// The line above the list.
  var hint: String {
    switch purpose {
    case .insertion: localized("Choose by number, or by arrows and Enter; Escape discards the dictation.")
    case .replacement: localized("Choose by number, or by arrows and Enter, what takes the place of the dictation.")
    case .addition: localized("Undo the dictation in the application first: what you choose is inserted at the caret.")
    }
  }

  private static func row(_ alternative: Alternative) -> String {
    let name: String? =
      switch alternative.kind {
      case .final: nil
      case .rules: localized("rules")
      case .raw: localized("as heard")
      case .tone: alternative.tone
      }
    let text = excerpt(alternative.draft.text)
    return name.map { "\(text)  (\($0))" } ?? text
  }

  private static let excerptLength = 60

  private static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    guard line.count > excerptLength else { return line }
    return line.prefix(excerptLength - 1) + "…"
  }
}
