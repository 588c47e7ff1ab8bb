internal import GLibRuntime
internal import Localization
internal import Rewriting

/// The tones with what the model is asked for: to read, to change, to try.
@GLibActor
final class ToneEditor {
  var onChange: (@GLibActor () -> Void)?
  var onEnd: (@GLibActor () -> Void)?
  /// A tone has another name, or nil where it is gone.
  var onRename: (@GLibActor (_ old: String, _ new: String?) -> Void)?

  private let shelf: ToneShelf
  private let trial: ToneTrial
  private var draft = ToneDraft()
  private var words = ToneEditor.example
  private var tried: String?

  init(_ shelf: ToneShelf, _ trial: ToneTrial) {
    self.shelf = shelf
    self.trial = trial
    trial.onChange = { [weak self] in self?.onChange?() }
  }

  var groups: [RowGroup] {
    [
      RowGroup("tones-head", rows: [backRow] + problemRows),
      RowGroup("tone-draft", title, localized("What is written is saved in the file tones.txt."), rows: draftRows),
      RowGroup(
        "tone-try", localized("Try a tone"), localized("Your language model rewrites it, as it would a dictation."),
        rows: tryRows),
      RowGroup("tones", localized("All tones"), rows: shelf.tones.all.map(row)),
    ]
  }

  private var backRow: Row {
    Row(
      "tones-back", localized("Words"), "",
      buttons: [
        RowButton(localized("Back"), style: .back) { [weak self] in
          self?.draft = ToneDraft()
          self?.onEnd?()
        }
      ])
  }

  private var problemRows: [Row] {
    shelf.problems.prefix(5).enumerated().map { index, sentence in
      Row("tones-problem-\(index)", localized("The file"), sentence, mark: .warning)
    }
  }

  // MARK: The draft

  private var title: String {
    draft.original.map { localized("The tone “\($0.name)”") } ?? localized("A tone of your own")
  }

  private var draftRows: [Row] {
    let hint = draft.hint(among: shelf.tones)
    var buttons = [
      RowButton(localized("Save"), style: .suggested, isEnabled: hint.isEmpty) { [weak self] in self?.save() }
    ]
    if draft.original != nil {
      buttons.insert(RowButton(localized("Cancel")) { [weak self] in self?.edit(ToneDraft()) }, at: 0)
    }
    return [
      Row("tone-name", localized("Name"), "", .line(draft.name) { [weak self] in self?.write(\.name, $0) }),
      Row(
        "tone-instruction", localized("What the model is asked for"), "",
        .line(draft.instruction) { [weak self] in self?.write(\.instruction, $0) }),
      Row("tone-save", localized("Save the tone"), hint, buttons: buttons),
    ]
  }

  private func write(_ part: WritableKeyPath<ToneDraft, String>, _ text: String) {
    draft[keyPath: part] = text
    onChange?()
  }

  private func edit(_ draft: ToneDraft) {
    self.draft = draft
    onChange?()
  }

  private func save() {
    guard let tone = draft.tone, draft.hint(among: shelf.tones).isEmpty else { return }
    let old = draft.original
    let isRenamed = old.map { shelf.origin(of: $0) == .own && $0.name != tone.name } ?? false
    // What could not be stored stays to be tried again.
    guard shelf.save(tone, inPlaceOf: old) else { return }
    tried = tone.name
    edit(ToneDraft())
    if let old, isRenamed { onRename?(old.name, tone.name) }
  }

  // MARK: Trying

  private static var example: String {
    localized("Hey, the report is late again, send it to me today or we lose the customer.")
  }

  private var tryRows: [Row] {
    let names = shelf.tones.all.map(\.name)
    let chosen = tried.flatMap { names.firstIndex(of: $0) } ?? 0
    var rows = [
      Row(
        "try-tone", localized("Tone"), "",
        .choice(names, selected: chosen) { [weak self] in
          self?.tried = names[$0]
          self?.onChange?()
        }),
      Row("try-words", localized("A text to rewrite"), "", .field(Self.example) { [weak self] in self?.words = $0 }),
      Row(
        "try", localized("Rewrite it"), trial.isRunning ? localized("The model is writing.") : trial.problem ?? "",
        mark: trial.isRunning ? .busy : trial.problem == nil ? nil : .warning,
        buttons: [
          RowButton(localized("Try"), isEnabled: !trial.isRunning) { [weak self] in
            guard let self else { return }
            trial.run(words, tone: names[chosen])
          }
        ]),
    ]
    if let text = trial.text { rows.append(Row("try-text", localized("What the model wrote"), "", .text(text))) }
    return rows
  }

  // MARK: The list

  private func row(_ tone: Tone) -> Row {
    var buttons = [RowButton(localized("Edit"), style: .edit) { [weak self] in self?.edit(ToneDraft(tone)) }]
    switch shelf.origin(of: tone) {
    case .shipped: break
    case .changed:
      let question = RowButton.Question(
        localized("Make “\(tone.name)” what it was?"), localized("What you wrote for it is deleted."))
      buttons.append(RowButton(localized("Reset"), question: question) { [shelf] in shelf.remove(tone) })
    case .own:
      let question = RowButton.Question(
        localized("Remove “\(tone.name)”?"), localized("Where it was chosen, texts are written in no tone."))
      buttons.append(
        RowButton(localized("Remove"), style: .remove, question: question) { [weak self] in
          self?.shelf.remove(tone)
          self?.onRename?(tone.name, nil)
        })
    }
    return Row("tone-\(tone.name.lowercased())", tone.name, tone.instruction, buttons: buttons)
  }
}
