import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// What can be chosen in the menu.
@Suite struct PanelChoiceTests {
  private static let offer = PanelChoices(
    languages: ["de", "en"],
    recognizers: [
      PanelChoice(id: "sherpa/parakeet-v3", title: "Parakeet"), PanelChoice(id: "pocketsphinx", title: "PocketSphinx"),
    ])

  /// - Parameter language: of the input source.
  private func desk(_ speech: SpeechSettings = SpeechSettings(), language: String? = nil) -> (Desk, () -> [PanelAction])
  {
    let desk = Desk(configuration: InputMethodConfiguration(speech: speech))
    if let language { desk.newEngineObject(language: language) }
    desk.focus(.gtkA)
    var actions: [PanelAction] = []
    desk.method.onChoose = { actions.append($0) }
    desk.service.send(.choices(Self.offer))
    return (desk, { actions })
  }

  private func entries(_ key: String, on desk: Desk) -> [String] {
    guard case .menu(let entries)? = desk.port.property(key)?.kind else { return [] }
    return entries.map { entry in
      if case .radio(true) = entry.kind { "(\(entry.label))" } else { entry.label }
    }
  }

  @Test func languagesAreCalledAsTheyCallThemselves() {
    let (desk, _) = desk(SpeechSettings(language: "de-AT"))
    #expect(
      entries(PropertyKey.language, on: desk) == ["Not chosen (English)", "Deutsch", "(Deutsch (AT))", "English"])
    #expect(desk.port.property(PropertyKey.language)?.label == "Language: Deutsch (AT)")
    #expect(desk.port.property(PropertyKey.language)?.isSensitive == true)
  }

  @Test func aSourceWithALanguageKeepsIt() {
    let (desk, _) = desk(language: "de")
    #expect(entries(PropertyKey.language, on: desk) == ["Not chosen (English)", "(Deutsch)", "English"])
    #expect(desk.port.property(PropertyKey.language)?.isSensitive == false)
    #expect(desk.port.property(PropertyKey.inputMode)?.symbol == "De")
  }

  @Test(
    arguments: [
      (nil, "sherpa/parakeet-v3", PanelAction.recognizer("sherpa/parakeet-v3", language: nil)),
      ("de", "sherpa/parakeet-v3", .recognizer("sherpa/parakeet-v3", language: "de")),
      ("de", "auto", .recognizer("auto", language: "de")),
    ] as [(String?, String, PanelAction)])
  func aRecognizerIsChosenForTheLanguageOfTheSource(language: String?, id: String, action: PanelAction) {
    let (desk, actions) = desk(language: language)
    desk.handle(.propertyActivated(key: "recognizer=\(id)", isOn: true))
    // Panels also tell of the one that is left.
    desk.handle(.propertyActivated(key: "recognizer=pocketsphinx", isOn: false))
    #expect(actions() == [action])
  }

  @Test func theMenuFollowsTheSettings() {
    let (desk, _) = desk()
    #expect(
      entries(PropertyKey.recognizer, on: desk) == ["(The best that is installed)", "Parakeet", "PocketSphinx"])
    let registrations = desk.port.registrations
    desk.method.configuration.speech.recognizer = "pocketsphinx"
    #expect(
      entries(PropertyKey.recognizer, on: desk) == ["The best that is installed", "Parakeet", "(PocketSphinx)"])
    #expect(desk.port.property(PropertyKey.recognizer)?.label == "Recognizer: PocketSphinx")
    #expect(desk.port.registrations == registrations)
    // One that is not offered here is in force all the same.
    desk.method.configuration.speech.recognizer = "cloud/openai/whisper-1"
    #expect(entries(PropertyKey.recognizer, on: desk).last == "(cloud/openai/whisper-1)")
    #expect(desk.port.registrations == registrations + 1)
  }

  @Test func aLanguageShowsItsOwnRecognizer() {
    let (desk, _) = desk(SpeechSettings(languageRecognizers: ["de": "sherpa/parakeet-v3"]), language: "de")
    #expect(desk.port.property(PropertyKey.recognizer)?.label == "Recognizer: Parakeet")
  }

  @Test func tonesAreThereOnceThereIsOne() {
    let (desk, actions) = desk()
    #expect(desk.port.property(PropertyKey.tone)?.isVisible == false)
    var offer = Self.offer
    offer.tones = [PanelChoice(id: "formal", title: "Formal")]
    desk.service.send(.choices(offer))
    #expect(desk.port.property(PropertyKey.tone)?.isVisible == true)
    #expect(entries(PropertyKey.tone, on: desk) == ["(As spoken)", "Formal"])
    desk.handle(.propertyActivated(key: "tone=formal", isOn: true))
    #expect(actions() == [.tone("formal", language: nil)])
  }

  @Test func theNextDictationIsOffTheRecordAndNoneAfter() {
    let (desk, actions) = desk()
    desk.handle(.propertyActivated(key: PropertyKey.offTheRecord, isOn: true))
    #expect(desk.port.property(PropertyKey.offTheRecord)?.kind == .toggle(isOn: true))
    // Not even a service that was started anew meanwhile remembers it.
    desk.service.send(.unavailable(DictationFailure(.serviceUnavailable, "gone")))
    desk.service.send(.available)
    #expect(desk.port.property(PropertyKey.offTheRecord)?.kind == .toggle(isOn: true))
    desk.toggle()
    #expect(desk.port.property(PropertyKey.offTheRecord)?.kind == .toggle(isOn: false))
    desk.toggle()
    desk.toggle()
    #expect(desk.service.requests.map(\.isOffTheRecord) == [true, false])
    #expect(actions() == [])
  }

  @Test func theLastTextIsInsertedAgainWhereTheCaretIs() {
    let (desk, _) = desk()
    #expect(desk.port.property(PropertyKey.insertLast)?.isSensitive == false)
    let session = desk.speakHandsFree()
    desk.service.finish(session, "hello")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.port.property(PropertyKey.insertLast)?.isSensitive == true)
    let outcomes = desk.service.outcomes.count
    for field in [DeskField.gtkB, .gtkPassword] {
      desk.focus(field)
      desk.handle(.propertyActivated(key: PropertyKey.insertLast, isOn: true))
      desk.clock.advance(by: .seconds(1))
    }
    #expect(desk.contents(of: .gtkB) == "hello ")
    #expect(desk.contents(of: .gtkPassword) == "")
    #expect(desk.service.outcomes.count == outcomes)
  }

  @Test func afterALockNothingIsInsertedAgain() {
    let (desk, _) = desk()
    let session = desk.speakHandsFree()
    desk.service.finish(session, "hello")
    desk.clock.advance(by: .seconds(1))
    desk.service.send(.sessionInactive)
    #expect(desk.port.property(PropertyKey.insertLast)?.isSensitive == false)
  }

  @Test(arguments: [
    (DictationStatus.idle, "Utter-symbolic"), (.recording(seconds: 1, levels: []), "Utter-recording-symbolic"),
    (.processing, "Utter-processing-symbolic"), (.failed("x"), "Utter-attention-symbolic"),
  ])
  func panelsWithoutLettersShowTheStateAsAnIcon(status: DictationStatus, icon: String) throws {
    let entry = try #require(PropertyMenu(status: status).entries.first)
    #expect(entry.icon == "org.freedesktop.IBus." + icon)
    let file = "\(Workspace.root)/data/icons/hicolor/symbolic/apps/\(entry.icon).svg"
    #expect(try File.read(file).contains("<svg"))
  }

  /// KDE puts the entries side by side in the panel, and leaves two letters of one without an icon.
  @Test func everyEntryHasAnIcon() {
    let entries = PropertyMenu().entries
    #expect(entries.filter(\.icon.isEmpty).map(\.key) == [])
    #expect(Set(entries.map(\.icon)).count == entries.count)
  }
}
