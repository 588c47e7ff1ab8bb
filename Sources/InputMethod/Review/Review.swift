import DictationCore
import Localization

/// The versions of a dictation, on show, and the tones in which it can still be had.
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

  enum Row: Hashable {
    case version(Alternative)
    /// It is changed by hand in a window.
    case edit
    /// Nobody has asked for it in this tone yet.
    case offer(tone: String)
    /// A model writes it.
    case writing(tone: String)
  }

  let purpose: Purpose
  let session: SessionID
  private(set) var rows: [Row]
  private(set) var selected = 0
  /// Why a tone was not to be had.
  private var problem: String?

  /// Nil where there is nothing to choose: not two that differ.
  /// - Parameters:
  ///   - current: the text that stands in the field.
  ///   - isEditable: whether there is a window for that.
  init?(
    _ alternatives: [Alternative], of session: SessionID, current: String? = nil, isEditable: Bool, _ purpose: Purpose
  ) {
    self.purpose = purpose
    self.session = session
    var texts: Set<String> = []
    let versions = alternatives.filter { $0.isWritten && texts.insert($0.draft.text).inserted }
    let offers = alternatives.filter { !$0.isWritten }
    rows = versions.map(Row.version) + (isEditable ? [.edit] : []) + offers.map { .offer(tone: $0.tone) }
    guard !versions.isEmpty, rows.count > 1 else { return nil }
    selected = versions.firstIndex { $0.draft.text == current } ?? 0
  }

  var choice: Row { rows[selected] }

  // MARK: Moving

  /// - Parameter number: from 1, of those in sight; false where there is no such row.
  mutating func select(_ number: Int) -> Bool {
    let index = selected / CandidateList.pageSize * CandidateList.pageSize + number - 1
    guard (1...CandidateList.pageSize).contains(number), rows.indices.contains(index) else { return false }
    selected = index
    return true
  }

  /// The ends are neighbours.
  mutating func move(by step: Int) {
    problem = nil
    selected = (selected + step + rows.count) % rows.count
  }

  /// To the rows out of sight.
  mutating func turn(by pages: Int) {
    problem = nil
    selected = min(max(0, selected + pages * CandidateList.pageSize), rows.count - 1)
  }

  // MARK: Tones

  /// A model was asked for what is marked.
  mutating func beginWriting() {
    guard case .offer(let tone) = choice else { return }
    problem = nil
    rows[selected] = .writing(tone: tone)
  }

  /// The mark stays where it is: on this row, unless the user has moved it meanwhile.
  mutating func wrote(_ tone: String, _ result: Result<Alternative, DictationFailure>) {
    guard let index = rows.firstIndex(of: .writing(tone: tone)) else { return }
    switch result {
    case .success(let alternative): rows[index] = .version(alternative)
    case .failure(let failure):
      rows[index] = .offer(tone: tone)
      problem = failure.sentence
    }
  }

  private var isWriting: Bool { rows.contains { if case .writing = $0 { true } else { false } } }

  // MARK: On the screen

  var list: CandidateList { CandidateList(rows: rows.map(Self.line), selected: selected) }

  /// The line above the list.
  var hint: String {
    if let problem { return problem }
    if isWriting { return localized("A language model writes it; choose another meanwhile, or wait.") }
    return switch purpose {
    case .insertion: localized("Choose by number, or by arrows and Enter; Escape discards the dictation.")
    case .replacement: localized("Choose by number, or by arrows and Enter, what takes the place of the dictation.")
    case .addition: localized("Undo the dictation in the application first: what you choose is inserted at the caret.")
    }
  }

  private static func line(_ row: Row) -> String {
    switch row {
    case .version(let alternative): line(alternative)
    case .edit: localized("Edit it in a window")
    case .offer(let tone): localized("Write it in the tone “\(tone)”")
    case .writing(let tone): localized("“\(tone)” is being written…")
    }
  }

  private static func line(_ alternative: Alternative) -> String {
    let name: String? =
      switch alternative.kind {
      case .final: nil
      case .rules: localized("rules")
      case .raw: localized("as heard")
      case .tone: alternative.tone
      case .edited: localized("edited")
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
