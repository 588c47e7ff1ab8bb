internal import GLibRuntime
internal import Localization
internal import Wording

/// The user's dictionary: what is in it, and what is written for it just now.
@GLibActor
final class DictionaryEditor {
  var onChange: (@GLibActor () -> Void)?

  private let list: WordList
  private var filter = ""
  private var draft = Vocabulary.Entry(written: "", kind: .word)

  /// More are found by searching.
  private static let shown = 100

  init(_ list: WordList) {
    self.list = list
    list.onChange = { [weak self] in self?.onChange?() }
  }

  var groups: [RowGroup] {
    [
      RowGroup(
        "new", localized("Your dictionary"),
        localized("A word is written like that; a replacement or a snippet is written in the place of what is said."),
        rows: newRows),
      RowGroup("entries", rows: problemRows + entryRows),
    ].filter { !$0.rows.isEmpty }
  }

  // MARK: A new entry

  private var newRows: [Row] {
    let kinds = Vocabulary.Entry.Kind.allCases
    var rows = [
      Row(
        "kind", localized("New entry"), "",
        .choice(kinds.map(\.name), selected: kinds.firstIndex(of: draft.kind)) { [weak self] in
          self?.draft.kind = kinds[$0]
          self?.onChange?()
        }),
      Row("spoken", localized("What you say"), "", .line(draft.spoken) { [weak self] in self?.edit(\.spoken, $0) }),
      Row(
        "written", localized("What is written"), "", .line(draft.written) { [weak self] in self?.edit(\.written, $0) }),
      Row(
        "add", localized("Add it"), hint,
        buttons: [
          RowButton(localized("Add"), style: .suggested, isEnabled: hint.isEmpty) { [weak self] in self?.add() }
        ]),
    ]
    if list.entries.count > 10 {
      rows.append(
        Row(
          "filter", localized("Find an entry"), "",
          .line(filter) { [weak self] in
            self?.filter = $0
            self?.onChange?()
          }))
    }
    return rows
  }

  /// What is missing; empty where nothing is.
  private var hint: String {
    if draft.written.isEmpty { return localized("Write what is to be written.") }
    if draft.spoken.isEmpty, draft.kind != .word { return localized("Write what you say for it.") }
    return ""
  }

  private func edit(_ part: WritableKeyPath<Vocabulary.Entry, String>, _ text: String) {
    draft[keyPath: part] = text
    onChange?()
  }

  private func add() {
    guard hint.isEmpty else { return }
    let entry = draft
    draft = Vocabulary.Entry(written: "", kind: entry.kind)
    list.add(entry)
  }

  // MARK: The entries

  private var problemRows: [Row] {
    list.problems.prefix(5).enumerated().map { index, sentence in
      Row("problem-\(index)", localized("The file"), sentence, mark: .warning)
    }
  }

  private var entryRows: [Row] {
    let wanted = filter.lowercased()
    let found = list.entries.filter {
      wanted.isEmpty || $0.spoken.lowercased().contains(wanted) || $0.written.lowercased().contains(wanted)
    }
    let rows = found.prefix(Self.shown).map(row)
    let rest = found.count - rows.count
    guard rest > 0 else { return rows }
    return rows + [
      Row(
        "rest", localized("\(rest) more entry", "\(rest) more entries", count: rest),
        localized("Find them by searching."))
    ]
  }

  private func row(_ entry: Vocabulary.Entry) -> Row {
    let title = entry.spoken.isEmpty ? entry.written : entry.spoken
    let detail = entry.spoken.isEmpty ? entry.kind.name : "\(entry.kind.name): \(entry.written)"
    return Row(
      "entry-\(title.lowercased())", title, detail,
      buttons: [
        RowButton(localized("Edit"), style: .edit) { [weak self] in
          self?.draft = entry
          self?.onChange?()
        },
        RowButton(localized("Remove"), style: .remove) { [list] in list.remove(entry) },
      ])
  }
}

extension Vocabulary.Entry.Kind {
  fileprivate var name: String {
    switch self {
    case .word: localized("Word")
    case .replacement: localized("Replacement")
    case .snippet: localized("Snippet")
    }
  }
}
