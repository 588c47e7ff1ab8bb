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
  /// The one that is edited; nil for a new one.
  private var original: Vocabulary.Entry?

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
      saveRow,
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

  private var saveRow: Row {
    guard original != nil else {
      let add = RowButton(localized("Add"), style: .suggested, isEnabled: hint.isEmpty) { [weak self] in self?.save() }
      return Row("add", localized("Add it"), hint, buttons: [add])
    }
    return Row(
      "save", localized("Save the entry"), hint,
      buttons: [
        RowButton(localized("Cancel")) { [weak self] in self?.edit(nil) },
        RowButton(localized("Save"), style: .suggested, isEnabled: hint.isEmpty) { [weak self] in self?.save() },
      ])
  }

  /// What is missing; empty where nothing is.
  private var hint: String {
    if draft.written.isEmpty { return localized("Write what is to be written.") }
    if draft.spoken.isEmpty, draft.kind != .word { return localized("Write what you say for it.") }
    guard let original, original.name != draft.name, list.entries.contains(where: { $0.name == draft.name }) else {
      return ""
    }
    return localized("There is one for that already: edit it below.")
  }

  private func edit(_ part: WritableKeyPath<Vocabulary.Entry, String>, _ text: String) {
    draft[keyPath: part] = text
    onChange?()
  }

  private func edit(_ entry: Vocabulary.Entry?) {
    // Who adds one kind may go on with it.
    draft = entry ?? Vocabulary.Entry(written: "", kind: original == nil ? draft.kind : .word)
    original = entry
    onChange?()
  }

  /// What could not be stored stays to be tried again.
  private func save() {
    guard hint.isEmpty, list.save(draft, inPlaceOf: original) else { return }
    edit(nil)
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
    var shown: Set<Vocabulary.Entry> = []
    let rows = found.prefix(Self.shown).filter { shown.insert($0).inserted }.map(row)
    let rest = found.dropFirst(Self.shown).count
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
      "entry-\(entry.kind.rawValue),\(entry.spoken),\(entry.written)", title, detail,
      buttons: [
        RowButton(localized("Edit"), style: .edit) { [weak self] in self?.edit(entry) },
        RowButton(localized("Remove"), style: .remove) { [list] in list.remove(entry) },
      ])
  }
}

extension Vocabulary.Entry {
  /// Of two of the same name one hides the other.
  fileprivate var name: String { (spoken.isEmpty ? written : spoken).lowercased() }
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
