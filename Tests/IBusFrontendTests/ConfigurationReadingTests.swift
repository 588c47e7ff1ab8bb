import DictationCore
import IBusFrontend
import InputMethod
import Settings
import Testing

@Suite struct ConfigurationReadingTests {
  @Test func theDefaultsOfSchemaAndInputMethodAgree() {
    let reading = ConfigurationReading(SettingsReading())
    #expect(reading.configuration == InputMethodConfiguration())
    #expect(reading.sentences.isEmpty)
  }

  @Test func everySettingOfTheEngineArrives() {
    var settings = SettingsReading()
    settings.settings.holdKeys = ["F9", "Pause"]
    settings.settings.toggleKeys = []
    settings.settings.armDelayMilliseconds = 250
    settings.settings.holdSilenceSeconds = 3
    settings.settings.preview = .popup
    settings.settings.language = "de"
    settings.settings.languageRecognizers = ["fr": "auto"]
    let hold = [KeyBinding(keysym: 0xffc6), KeyBinding(keysym: 0xff13)]
    #expect(
      ConfigurationReading(settings).configuration
        == InputMethodConfiguration(
          bindings: TriggerBindings(hold: hold, toggle: []), armDelay: .milliseconds(250), holdSilence: .seconds(3),
          preview: .popup, speech: SpeechSettings(language: "de", languageRecognizers: ["fr": "auto"])))
  }

  @Test(arguments: zip(Preview.allCases, PreviewStyle.allCases))
  func previewsHaveTheSameNames(setting: Preview, style: PreviewStyle) {
    var settings = SettingsReading()
    settings.settings.preview = setting
    #expect(ConfigurationReading(settings).configuration.preview == style)
    #expect(setting.rawValue == style.rawValue)
  }

  @Test func anUnknownKeyIsLeftOutAndNamed() {
    var settings = SettingsReading()
    settings.settings.holdKeys = ["F9", "Nonsense"]
    let reading = ConfigurationReading(settings)
    #expect(reading.configuration.bindings.hold == [KeyBinding(keysym: 0xffc6)])
    #expect(reading.sentences.count == 1)
    #expect(reading.sentences.first?.contains("hold-keys names an unknown key \"Nonsense\"") == true)
  }

  @Test func whereEveryKeyIsUnknownTheDefaultStays() {
    var settings = SettingsReading()
    settings.settings.toggleKeys = ["Control+Nonsense"]
    #expect(ConfigurationReading(settings).configuration.bindings == TriggerBindings())
  }

  @Test func problemsOfTheSettingsComeFirst() {
    var settings = SettingsReading()
    settings.problems = [.missingSchema(id: "x")]
    settings.settings.holdKeys = ["Nonsense"]
    #expect(ConfigurationReading(settings).sentences.first == SettingsProblem.missingSchema(id: "x").sentence)
  }
}
