internal import GLibRuntime
internal import Localization
internal import Profiles
internal import Wording

/// How to dictate in which program and kind of field.
@GLibActor
final class ProfileEditor {
  var onChange: (@GLibActor () -> Void)?
  var onEnd: (@GLibActor () -> Void)?

  private let book: ProfileBook
  private let shelf: ToneShelf
  private let recognizers: RecognizerChoices
  private var draft = Profile()
  /// The one that is edited; nil for a new one.
  private var original: Profile?

  init(_ book: ProfileBook, _ shelf: ToneShelf, _ recognizers: RecognizerChoices) {
    self.book = book
    self.shelf = shelf
    self.recognizers = recognizers
    book.onChange = { [weak self] in self?.onChange?() }
  }

  var groups: [RowGroup] {
    [
      RowGroup("profiles-head", rows: [backRow, problemRow].compactMap(\.self)),
      RowGroup(
        "profile-draft", title,
        localized("A program is named as in the history, such as gedit; a * at the end stands for any ending."),
        rows: draftRows),
      RowGroup(
        "profiles", localized("Your profiles"), localized("Of those that match, the later ones say what counts."),
        rows: book.profiles.enumerated().map(row)),
    ].filter { !$0.rows.isEmpty }
  }

  private var backRow: Row {
    Row(
      "profiles-back", localized("Words"), "",
      buttons: [
        RowButton(localized("Back"), style: .back) { [weak self] in
          self?.edit(nil)
          self?.onEnd?()
        }
      ])
  }

  private var problemRow: Row? {
    book.problem.map { Row("profiles-problem", localized("The file"), $0, mark: .bad) }
  }

  // MARK: The draft

  private var title: String {
    original.map { localized("The profile of \(ProfileWords.place($0))") } ?? localized("A new profile")
  }

  private var draftRows: [Row] {
    let everywhere = localized("As everywhere else")
    return [
      Row(
        "profile-application", localized("Program"), "",
        .line(draft.application ?? "") { [weak self] in self?.write(\.application, $0.isEmpty ? nil : $0) }),
      choice(
        "profile-field", localized("Kind of field"), \.field,
        [(nil, localized("Any"))] + FieldKind.allCases.map { ($0.rawValue, ProfileWords.field($0)) }),
      choice(
        "profile-tone", localized("Tone"), \.tone, [(nil, everywhere)] + shelf.tones.all.map { ($0.name, $0.name) }),
      choice(
        "profile-rules", localized("The rules"), \.rules,
        [(nil, everywhere), (true, localized("On")), (false, localized("Off: the words as they were recognized"))]),
      choice(
        "profile-language", localized("Language"), \.language,
        [(nil, everywhere)]
          + Languages.choices(including: draft.language ?? "", spoken: recognizers.languages).dropFirst().map {
            ($0.value, $0.name)
          }),
      choice(
        "profile-recognizer", localized("Recognizer"), \.recognizer,
        [(nil, everywhere)]
          + recognizers.all(including: draft.recognizer ?? "auto").map { ($0.value, $0.name) }),
      choice(
        "profile-preview", localized("Show the words"), \.preview,
        [(nil, everywhere)] + PreviewWords.choices.map { ($0.value, $0.name) }),
      Row("profile-save", localized("Save the profile"), hint, buttons: saveButtons),
    ]
  }

  /// What the file has and no list does is shown as it is.
  private func choice<Value: Hashable & Sendable>(
    _ id: String, _ title: String, _ part: WritableKeyPath<Profile, Value?>, _ choices: [(value: Value?, name: String)]
  ) -> Row {
    var choices = choices
    if let value = draft[keyPath: part], !choices.contains(where: { $0.value == value }) {
      choices.append((value, "\(value)"))
    }
    let selected = choices.firstIndex { $0.value == draft[keyPath: part] }
    return Row(
      id, title, "",
      .choice(choices.map(\.name), selected: selected) { [weak self] in self?.write(part, choices[$0].value) })
  }

  private var saveButtons: [RowButton] {
    let save = RowButton(localized("Save"), style: .suggested, isEnabled: hint.isEmpty) { [weak self] in self?.save() }
    guard original != nil else { return [save] }
    return [RowButton(localized("Cancel")) { [weak self] in self?.edit(nil) }, save]
  }

  /// What is missing; empty where nothing is.
  private var hint: String {
    if draft.application == nil, draft.field == nil {
      return localized("Name a program, or choose a kind of field.")
    }
    let other = book.profiles.first { $0.application == draft.application && $0.field == draft.field }
    return other == nil || other == original ? "" : localized("There is one for that already: edit it below.")
  }

  private func write<Value>(_ part: WritableKeyPath<Profile, Value>, _ value: Value) {
    draft[keyPath: part] = value
    onChange?()
  }

  private func edit(_ profile: Profile?) {
    original = profile
    draft = profile ?? Profile()
    onChange?()
  }

  private func save() {
    // What could not be stored stays to be tried again.
    guard hint.isEmpty, book.save(draft, inPlaceOf: original) else { return }
    edit(nil)
  }

  // MARK: The list

  /// Counted, since nothing keeps two in a file from being for the same.
  private func row(_ index: Int, _ profile: Profile) -> Row {
    Row(
      "profile-\(index)", ProfileWords.place(profile),
      ProfileWords.style(profile, recognizers),
      buttons: [
        RowButton(localized("Edit"), style: .edit) { [weak self] in self?.edit(profile) },
        RowButton(localized("Remove"), style: .remove) { [book] in book.remove(profile) },
      ])
  }
}
