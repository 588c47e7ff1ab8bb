import DictationCore
import Localization

/// The entries of the menu for a state. As long as the same can be chosen, always the same entries in the same order and
/// of the same kinds, since GNOME finds the one to update by key and kind. Each has an icon, since KDE puts them side by
/// side in the panel, and shows of one without an icon its first two letters. The icons are in Adwaita and Breeze.
struct PropertyMenu {
  var status = DictationStatus.idle
  var isRecording = false
  var pendingCount = 0
  var canRestore = false
  /// A text was inserted that can be inserted once more.
  var hasLastText = false
  var isOffTheRecord = false
  /// The language of the input source; nil where it follows the settings.
  var language: String?
  var choices = PanelChoices()
  var speech = SpeechSettings()

  var entries: [PanelProperty] {
    [
      PanelProperty(
        key: PropertyKey.inputMode, label: "Utter", tooltip: localized("Start or end a dictation"), icon: icon,
        symbol: StatusText.symbol(status, idle: idleSymbol)),
      PanelProperty(
        key: PropertyKey.dictation, kind: .toggle(isOn: isRecording), label: localized("Dictate"),
        tooltip: localized("Speak until you choose this again"), icon: "audio-input-microphone-symbolic"),
      languageMenu, recognizerMenu, toneMenu,
      PanelProperty(
        key: PropertyKey.offTheRecord, kind: .toggle(isOn: isOffTheRecord),
        label: localized("Keep the next dictation out of the history"), icon: "user-invisible-symbolic"),
      PanelProperty(
        key: PropertyKey.insertPending, label: insertLabel,
        tooltip: localized("Insert the oldest text whose field was gone when it was ready"),
        icon: "mail-unread-symbolic", isSensitive: pendingCount > 0),
      PanelProperty(
        key: PropertyKey.insertLast, label: localized("Insert the last text again"), icon: "insert-text-symbolic",
        isSensitive: hasLastText),
      PanelProperty(
        key: PropertyKey.restore, label: localized("Bring back the cancelled dictation"),
        tooltip: localized("Possible for a minute after Escape"), icon: "edit-undo-symbolic", isSensitive: canRestore),
      PanelProperty(key: PropertyKey.settings, label: localized("Settings…"), icon: "preferences-system-symbolic"),
    ]
  }

  /// What the top bar shows while nothing happens: GNOME has room for two letters.
  private var idleSymbol: String {
    guard let code = language?.prefix(while: { $0 != "-" }).prefix(2), let first = code.first else { return "Ut" }
    return first.uppercased() + code.dropFirst()
  }

  /// For panels that show icons instead of letters, such as KDE's.
  private var icon: String {
    let name = "org.freedesktop.IBus.Utter"
    return switch status {
    case .idle, .sent: "\(name)-symbolic"
    case .starting, .recording: "\(name)-recording-symbolic"
    case .processing, .rewriting: "\(name)-processing-symbolic"
    case .failed, .waiting: "\(name)-attention-symbolic"
    }
  }

  private var insertLabel: String {
    guard pendingCount > 0 else { return localized("Insert the waiting text") }
    return localized(
      "Insert the waiting text (\(pendingCount))", "Insert the first of \(pendingCount) waiting texts",
      count: pendingCount)
  }
}

// MARK: - What can be chosen

extension PropertyMenu {
  private var languageMenu: PanelProperty {
    let chosen = language ?? speech.language
    let automatic = PanelChoice(id: "", title: localized("Not chosen (English)"))
    let known = Set(choices.languages + (chosen.isEmpty ? [] : [chosen]))
    let languages = known.map { PanelChoice(id: $0, title: LanguageName.own($0)) }
      .sorted { ($0.title, $0.id) < ($1.title, $1.id) }
    var menu = menu(
      PropertyKey.language, icon: "accessories-dictionary-symbolic", [automatic] + languages, chosen: chosen
    ) {
      localized("Language: \($0)")
    }
    if language != nil {
      menu.isSensitive = false
      menu.tooltip = localized("Switch the input source to speak another language")
    }
    return menu
  }

  private var recognizerMenu: PanelProperty {
    let chosen = language.flatMap { speech.languageRecognizers[$0] } ?? speech.recognizer
    let automatic = PanelChoice(id: "auto", title: localized("The best that is installed"))
    var others = choices.recognizers.filter { $0.id != automatic.id }
    if chosen != automatic.id, !others.contains(where: { $0.id == chosen }) {
      others.append(PanelChoice(id: chosen, title: chosen))
    }
    return menu(PropertyKey.recognizer, icon: "system-run-symbolic", [automatic] + others, chosen: chosen) {
      localized("Recognizer: \($0)")
    }
  }

  /// Hidden as long as there is nothing to choose.
  private var toneMenu: PanelProperty {
    let chosen = language.flatMap { speech.languageTones[$0] } ?? speech.tone
    let none = PanelChoice(id: "", title: localized("As spoken", context: "tone"))
    var tones = choices.tones
    if !chosen.isEmpty, !tones.contains(where: { $0.id == chosen }) {
      tones.append(PanelChoice(id: chosen, title: chosen))
    }
    var menu = menu(PropertyKey.tone, icon: "document-edit-symbolic", [none] + tones, chosen: chosen) {
      localized("Tone: \($0)")
    }
    menu.isVisible = !tones.isEmpty
    return menu
  }

  private func menu(
    _ key: String, icon: String, _ choices: [PanelChoice], chosen: String, label: (_ title: String) -> String
  ) -> PanelProperty {
    let title = choices.first { $0.id == chosen }?.title ?? chosen
    let entries = choices.map { choice in
      PanelProperty(
        key: PropertyKey.choice(choice.id, in: key), kind: .radio(isOn: choice.id == chosen), label: choice.title)
    }
    return PanelProperty(key: key, kind: .menu(entries), label: label(title), icon: icon)
  }
}
