public import GLibRuntime
internal import Localization
internal import Wording

/// What becomes of words between the recognizer and the text: the rules, the tones, and the user's own dictionary.
@GLibActor
public final class WordsPage: PageModel {
  public var onChange: (@GLibActor () -> Void)?

  private enum Place {
    case page
    case tones
    case profiles
  }

  private let settings: StoredSettings
  private let list: WordList
  private let tones: ToneShelf
  private let profiles: ProfileBook
  private let recognizers: RecognizerChoices
  private let dictionary: DictionaryEditor
  private let toneEditor: ToneEditor
  private let profileEditor: ProfileEditor
  private var place = Place.page
  private var raw: String?

  init(
    _ settings: StoredSettings, _ list: WordList, _ tones: ToneShelf, _ profiles: ProfileBook,
    _ recognizers: RecognizerChoices, _ service: ServiceDesk
  ) {
    self.settings = settings
    self.list = list
    self.tones = tones
    self.profiles = profiles
    self.recognizers = recognizers
    dictionary = DictionaryEditor(list)
    toneEditor = ToneEditor(tones, ToneTrial(service))
    profileEditor = ProfileEditor(profiles, tones, recognizers)
    settings.onChange { [weak self] in self?.onChange?() }
    dictionary.onChange = { [weak self] in self?.onChange?() }
    tones.onChange = { [weak self] in self?.onChange?() }
    toneEditor.onChange = { [weak self] in self?.onChange?() }
    toneEditor.onEnd = { [weak self] in self?.go(to: .page) }
    toneEditor.onRename = { [weak self] in self?.renameTone($0, to: $1) }
    profileEditor.onChange = { [weak self] in self?.onChange?() }
    profileEditor.onEnd = { [weak self] in self?.go(to: .page) }
  }

  public func appear() {
    recognizers.refresh()
    list.file?.follow()
    tones.file?.follow()
    profiles.file?.follow()
  }

  public func disappear() {
    list.file?.stop()
    tones.file?.stop()
    profiles.file?.stop()
  }

  public var groups: [RowGroup] {
    switch place {
    case .page: pageGroups
    case .tones: toneEditor.groups
    case .profiles: profileEditor.groups
    }
  }

  private var pageGroups: [RowGroup] {
    settings.problemGroups
      + [
        RowGroup(
          "rules", localized("The rules"),
          localized("They take out fillers and slips, and write marks and numbers. Try them here."),
          rows: [rawRow, cleanRow, numbersRow, periodRow].compactMap(\.self)),
        RowGroup(
          "tone", localized("Tone"), localized("A language model writes it anew, where you want that."),
          rows: toneRows + [tonesRow]),
        RowGroup("profiles", localized("By program"), rows: [profilesRow]),
        RowGroup(
          "model", localized("Language model"),
          localized("It is asked for a tone, and where you let it clean up what you said."), rows: modelRows),
      ].filter { !$0.rows.isEmpty } + dictionary.groups
  }

  private func go(to place: Place) {
    self.place = place
    onChange?()
  }

  // MARK: The rules

  private var language: String { settings.value("language") ?? "" }
  private var shownRaw: String { raw ?? CleaningTrial.example(language) }

  private var rawRow: Row {
    Row(
      "raw", localized("As it is said"), "",
      .field(CleaningTrial.example(language)) { [weak self] in
        self?.raw = $0
        self?.onChange?()
      })
  }

  private var cleanRow: Row {
    let options = Cleaner.Options(
      numbers: settings.value("numbers", as: String.self).flatMap(NumberFormat.init) ?? .smart,
      finalPeriod: settings.value("final-period") ?? false, vocabulary: list.vocabulary)
    let text = CleaningTrial.text(shownRaw, language: language, options)
    return Row("clean", localized("As it is written"), "", .text(text))
  }

  private var numbersRow: Row? {
    settings.choice(
      "numbers", localized("Numbers"), "",
      [
        ("smart", localized("Digits from ten on, and with units")), ("digits", localized("Always digits")),
        ("words", localized("As they were spoken")),
      ])
  }

  private var periodRow: Row? {
    settings.toggle(
      "final-period", localized("End with a full stop"), localized("Where a dictation ends in a word."))
  }

  // MARK: Tones and profiles

  private func toneChoices(including chosen: String) -> [(value: String, name: String)] {
    let names = tones.tones.all.map(\.name)
    let rest = chosen.isEmpty || names.contains(chosen) ? [] : [chosen]
    return [("", localized("None"))] + (names + rest).map { ($0, $0) }
  }

  private var toneRows: [Row] {
    let rows = LanguageRows(
      settings: settings, key: "language-tones", prefix: "tone", first: "", languages: recognizers.languages)
    let tone = settings.choice(
      "tone", localized("Tone"), localized("In which your texts are written."),
      toneChoices(including: settings.value("tone") ?? ""))
    return [tone].compactMap(\.self) + rows.make { toneChoices(including: $0) }
  }

  private var tonesRow: Row {
    Row(
      "tones", localized("All tones"), localized("What the model is asked for, tones of your own, and a text to try."),
      buttons: [RowButton(localized("Edit"), style: .forward) { [weak self] in self?.go(to: .tones) }])
  }

  private var profilesRow: Row {
    let count = profiles.profiles.count
    let words =
      count == 0
      ? localized("A tone, a language or a recognizer of its own for a program or a kind of field.")
      : localized("\(count) profile", "\(count) profiles", count: count)
    return Row(
      "profiles", localized("Profiles"), profiles.problem ?? words, mark: profiles.problem == nil ? nil : .bad,
      buttons: [RowButton(localized("Edit"), style: .forward) { [weak self] in self?.go(to: .profiles) }])
  }

  private var modelRows: [Row] {
    [
      settings.choice(
        "rewrite", localized("Texts without a tone"), "",
        [("off", localized("Stay as they are")), ("cleanup", localized("Slips are taken out"))]),
      settings.text(
        "rewrite-base-url", localized("Server"),
        localized("An address, or the name of one of your web services.")),
      settings.text("rewrite-model", localized("Model"), localized("As the server calls it; empty for its first.")),
      settings.number(
        "rewrite-timeout-ms", localized("Patience with the model"),
        localized("Milliseconds, and more for a long text; then the text is taken as it is."), step: 500),
    ].compactMap(\.self)
  }

  /// Where it was chosen, it still is.
  /// - Parameter new: nil where the tone is gone.
  private func renameTone(_ old: String, to new: String?) {
    for key in ["tone", "last-tone"] where settings.value(key) == old { settings.set(key, to: new ?? "") }
    for (language, tone) in settings.byLanguage("language-tones") where tone == old {
      settings.set("language-tones", for: language, to: new ?? "")
    }
    profiles.renameTone(old, to: new)
  }
}
