internal import Doctor
public import GLibRuntime
internal import Localization

/// What is missing for the first dictation, with a button for each, and a field to speak into at the end.
@GLibActor
public final class WelcomePage: PageModel {
  public var onChange: (@GLibActor () -> Void)?

  private let settings: StoredSettings
  private let sources: InputSources
  private let shop: ModelShop
  private let desktop: DesktopPort
  /// In which the desktop speaks to the user; empty where that is not known.
  private let desktopLanguage: String
  private let microphone = MicrophoneTrial()
  private var daemon: Finding?
  /// As the field has it.
  private var written = ""
  private var hasArrived = false

  init(
    _ settings: StoredSettings, _ sources: InputSources, _ shop: ModelShop, _ desktop: DesktopPort,
    language: String = ""
  ) {
    self.settings = settings
    self.sources = sources
    self.shop = shop
    self.desktop = desktop
    desktopLanguage = language
    settings.onChange { [weak self] in self?.onChange?() }
    shop.onChange { [weak self] in self?.onChange?() }
    sources.onChange = { [weak self] in
      self?.onChange?()
      self?.lookForDaemon()
    }
    microphone.onChange = { [weak self] in self?.onChange?() }
  }

  public func appear() {
    shop.refresh()
    lookForDaemon()
  }

  public var groups: [RowGroup] {
    [
      RowGroup(
        "steps", localized("Welcome to Utter"), greeting,
        rows: [settings.problem, daemonRow].compactMap(\.self) + steps),
      RowGroup("try", localized("Your first sentence"), instruction, rows: [fieldRow]),
    ]
  }

  private var steps: [Row] { [sourceRow, keyboardRow, languageRow, modelRow, microphoneRow].compactMap(\.self) }

  private var greeting: String {
    let isReady = settings.isThere && daemonRow == nil && steps.allSatisfy { $0.mark == .good }
    return isReady
      ? localized("Everything is ready: try it below.")
      : localized("You speak, and the words appear in the text field that you are in. This is what it needs:")
  }

  // MARK: Steps

  private var daemonRow: Row? {
    guard let daemon, daemon.state == .failed else { return nil }
    return Row(
      "daemon", localized("IBus"), [daemon.detail, daemon.fix].compactMap(\.self).joined(separator: " "), mark: .bad,
      buttons: [RowButton(localized("Look again")) { [weak self] in self?.lookForDaemon() }])
  }

  private var sourceRow: Row {
    let title = localized("Input source")
    if sources.hasUtter {
      return Row(
        "source", title, localized("Utter is one of your input sources. Switch to it like to a layout."), mark: .good)
    }
    guard sources.canChange else {
      return Row("source", title, localized("Add Utter in the keyboard settings of your desktop."), mark: .warning)
    }
    return Row(
      "source", title,
      sources.problem ?? localized("Utter is chosen like a keyboard layout, and is not in your list yet."),
      mark: sources.problem == nil ? .warning : .bad,
      buttons: [RowButton(localized("Add"), style: .suggested) { [sources] in sources.addUtter() }])
  }

  private var keyboardRow: Row? {
    guard sources.hasUtter, !sources.hasKeyboard else { return nil }
    return Row(
      "keyboard", localized("Keyboard layout"),
      sources.problem
        ?? localized("With Utter as the only source, GNOME types in the US layout. Keep your layout beside it."),
      mark: sources.problem == nil ? .warning : .bad,
      buttons: [RowButton(localized("Add"), style: .suggested) { [sources] in sources.addKeyboard() }])
  }

  private var chosenLanguage: String { settings.value("language") ?? "" }

  private var languageRow: Row? {
    let spoken = shop.catalogue.models.flatMap(\.languages)
    var row = settings.choice(
      "language", localized("Language"), localized("What you speak."),
      Languages.choices(including: chosenLanguage, spoken: spoken))
    let isChosen = !chosenLanguage.isEmpty || ["", "en"].contains(desktopLanguage)
    row?.mark = isChosen ? .good : .warning
    if !isChosen { row?.subtitle = localized("Choose the language that you speak.") }
    return row
  }

  /// Any that speaks the language will do; where there is none, the one that suits most.
  private var suitableModel: ModelShop.Item? {
    let language = [chosenLanguage, desktopLanguage, "en"].first { !$0.isEmpty } ?? "en"
    let recommended = shop.recommended(language: language) ?? shop.recommended(language: "en")
    guard recommended?.isInstalled != true, recommended?.work == nil else { return recommended }
    return shop.items.first { item in
      item.isInstalled && item.model.isRecognizer && item.model.speaks(language) && item.record.broken == nil
    } ?? recommended
  }

  private var modelRow: Row? {
    guard let item = suitableModel else {
      return shop.problem.map { Row("model", localized("Speech model"), $0, mark: .bad) }
    }
    var row = ModelRow.make(item, in: shop, id: "model", title: localized("Speech model"), isSuggested: true)
    if !item.isInstalled, item.work == nil {
      row.mark = .warning
      let size = item.model.source.map { $0.bytes / 1_000_000 } ?? 0
      row.subtitle = localized("Recommended for your language: \(item.model.title), \(size) MB to download.")
      if let problem = item.problem { row.subtitle = problem }
    } else if row.mark == .good {
      row.subtitle = localized("\(item.model.title) is installed.")
      row.buttons = []
    }
    return row
  }

  private var microphoneRow: Row {
    var buttons = [
      RowButton(localized("Try it"), isEnabled: !microphone.isRunning) { [microphone] in microphone.run() }
    ]
    if microphone.finding?.state == .failed {
      buttons.append(RowButton(localized("Details")) { [desktop] in desktop.show(.microphone) })
    }
    return Row(
      "microphone", localized("Microphone"), microphone.sentence, mark: microphone.mark, buttons: buttons)
  }

  // MARK: The field

  private var instruction: String {
    let keys = settings.value("hold-keys", as: [String].self) ?? []
    let others = settings.value("toggle-keys", as: [String].self) ?? []
    if let key = keys.first {
      return localized(
        "Switch to Utter (Super+Space on GNOME), click into the field, hold \(KeyName(key).label), say a sentence, "
          + "and let go.")
    }
    guard let key = others.first else { return localized("Choose a key on the page Dictation first.") }
    return localized(
      "Switch to Utter (Super+Space on GNOME), click into the field, press \(KeyName(key).label), say a sentence, "
        + "and press it again.")
  }

  private var fieldRow: Row {
    Row(
      "field", localized("Speak into this field"),
      hasArrived ? localized("It arrived. Dictation works.") : localized("What you say arrives here."),
      mark: hasArrived ? .good : nil, .field("") { [weak self] in self?.wrote($0) })
  }

  /// Typed letters come one by one; a dictation brings several at once.
  private func wrote(_ text: String) {
    let isSpoken = text.count > written.count + 1
    written = text
    guard isSpoken != hasArrived, isSpoken || text.isEmpty else { return }
    hasArrived = isSpoken
    onChange?()
  }

  private func lookForDaemon() {
    GLibActor.task { [weak self] in
      let findings = await Doctor().inputSourceFindings()
      self?.daemon = findings.first { $0.state == .failed }
      self?.onChange?()
    }
  }
}
