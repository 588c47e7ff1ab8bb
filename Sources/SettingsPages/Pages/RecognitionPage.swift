internal import CloudRecognition
public import GLibRuntime
internal import Localization
internal import SpeechModels

/// Who turns speech into text: the choice, the models of this machine, and web services.
@GLibActor
public final class RecognitionPage: PageModel {
  public var onChange: (@GLibActor () -> Void)?

  private let settings: StoredSettings
  private let shop: ModelShop
  private let cloud: CloudDesk
  private let recognizers: RecognizerChoices
  private var looking: LoopTimer?
  /// Of the rows of models, by their names: nothing moves while somebody works with them.
  private var order: (language: String, names: [String]) = ("", [])

  init(_ settings: StoredSettings, _ recognizers: RecognizerChoices) {
    self.settings = settings
    self.recognizers = recognizers
    shop = recognizers.shop
    cloud = recognizers.cloud
    settings.onChange { [weak self] in self?.onChange?() }
    shop.onChange { [weak self] in self?.onChange?() }
    cloud.onChange = { [weak self] in self?.onChange?() }
  }

  public func appear() {
    order = ("", [])
    shop.refresh()
    cloud.refresh()
    looking = .every(.seconds(3)) { [cloud] in cloud.lookAgain() }
  }

  public func disappear() { looking = nil }

  public var groups: [RowGroup] {
    settings.problemGroups
      + [
        RowGroup("choice", localized("Recognizer"), rows: choiceRows),
        RowGroup(
          "languages", localized("By language"),
          localized("For input sources that have a language of their own."), rows: languageRows),
        RowGroup(
          "models", localized("Speech models"),
          localized("They listen on this machine; nothing you say leaves it."), rows: modelRows),
        RowGroup(
          "cloud", localized("Web services"),
          localized("What you say is sent to the one you choose above. Keys are kept in your keyring."),
          rows: cloudRows + networkRows),
      ].filter { !$0.rows.isEmpty }
  }

  // MARK: The choice

  private var choiceRows: [Row] {
    let language = settings.value("language", as: String.self) ?? ""
    return [
      settings.choice(
        "recognizer", localized("Recognizer"), localized("Automatic takes the best one that is installed."),
        recognizers.all(including: settings.value("recognizer") ?? "auto")),
      settings.choice(
        "language", localized("Language"), localized("What you speak."),
        Languages.choices(including: language, spoken: recognizers.languages)),
      settings.choice(
        "second-pass", localized("Second pass"),
        localized("A second model listens to whole sentences again and writes the text, where it is fast enough."),
        secondPasses),
      settings.number(
        "unload-after-seconds", localized("Keep it loaded"),
        localized("Seconds after a dictation; 0 until logout. Loaded, it starts at once and takes memory."), step: 60),
    ].compactMap(\.self)
  }

  private var secondPasses: [(value: String, name: String)] {
    let installed = shop.items.filter { $0.isInstalled && $0.model.isRecognizer && !$0.model.isStreaming }
    var choices = [("", localized("None")), ("auto", localized("Automatic"))]
    choices += installed.map { ("sherpa/\($0.model.name)", $0.model.title) }
    let chosen = settings.value("second-pass", as: String.self) ?? ""
    if !choices.contains(where: { $0.0 == chosen }) { choices.append((chosen, chosen)) }
    return choices
  }

  // MARK: By language

  private var languageRows: [Row] {
    LanguageRows(
      settings: settings, key: "language-recognizers", prefix: "recognizer", first: "auto",
      languages: recognizers.languages
    ).make { recognizers.all(including: $0) }
  }

  // MARK: Models

  private var modelRows: [Row] {
    if let problem = shop.problem { return [Row("catalogue", localized("Catalogue"), problem, mark: .bad)] }
    let language = settings.value("language", as: String.self) ?? ""
    if order.language != language || Set(order.names) != Set(shop.items.map(\.model.name)) {
      order = (language, orderedModels(language))
    }
    let best = recommended(language)
    return order.names.compactMap { shop[$0] }.map { item in
      ModelRow.make(
        item, in: shop, id: item.model.name, title: item.model.title, isSuggested: item.model.name == best)
    }
  }

  /// Those that are here first, then those that speak the language, the better ones first.
  private func orderedModels(_ language: String) -> [String] {
    let ordered = shop.items.enumerated().sorted { left, right in
      let (first, second) = (place(left.element, language), place(right.element, language))
      return first == second ? left.offset < right.offset : first < second
    }
    return ordered.map(\.element.model.name)
  }

  private func place(_ item: ModelShop.Item, _ language: String) -> Int {
    if item.isInstalled || item.work != nil { return 0 }
    if recommended(language) == item.model.name { return 1 }
    return item.model.speaks(language) ? 2 : 3
  }

  private func recommended(_ language: String) -> String? {
    shop.recommended(language: language.isEmpty ? "en" : language)?.model.name
  }

  // MARK: Web services

  private var cloudRows: [Row] {
    let problem = cloud.problem.map { Row("providers", localized("Providers"), $0, mark: .bad) }
    return [problem].compactMap(\.self) + cloud.providers.flatMap { [keyRow($0), entryRow($0)].compactMap(\.self) }
  }

  private func keyRow(_ provider: CloudProvider) -> Row {
    let state = cloud.state(of: provider.name)
    var buttons: [RowButton] = []
    if state.hasKey || !provider.needsKey {
      buttons.append(
        RowButton(localized("Test"), isEnabled: !state.isBusy && !isLocalOnly) { [cloud] in cloud.test(provider) })
    }
    if state.hasKey {
      let question = RowButton.Question(
        localized("Remove the key for \(provider.title)?"), localized("You can enter it again at any time."))
      buttons.append(
        RowButton(localized("Remove"), style: .remove, isEnabled: !state.isBusy, question: question) {
          [cloud] in cloud.removeKey(of: provider)
        })
    }
    return Row("service-\(provider.name)", provider.title, state.sentence, mark: state.mark, buttons: buttons)
  }

  private func entryRow(_ provider: CloudProvider) -> Row? {
    guard provider.needsKey else { return nil }
    return Row(
      "key-\(provider.name)", localized("Key for \(provider.title)"), isEnabled: !cloud.state(of: provider.name).isBusy,
      .secret { [cloud] in cloud.setKey($0, of: provider) })
  }

  private var isLocalOnly: Bool { settings.value("local-only") == true }

  private var networkRows: [Row] {
    [
      settings.toggle(
        "fallback", localized("Let a local recognizer take over"),
        localized("Where the service fails, this machine writes the text.")),
      settings.number(
        "race-after-ms", localized("Patience with the service"),
        localized("Milliseconds after you stopped; then the local text is taken. 0: it may take its time."), step: 500),
    ].compactMap(\.self)
  }
}
