import Testing

@testable import Settings

@Suite struct SettingsKeyTests {
  @Test(
    arguments: [
      ("arm-delay-ms", 0, 0, nil),
      ("arm-delay-ms", 5000, 1000, "It must be from 0 to 1000."),
      ("arm-delay-ms", -1, 0, "It must be from 0 to 1000."),
      ("hold-silence-seconds", 0, 1, "It must be from 1 to 600."),
      ("auto-stop-seconds", 0, 0, nil),
      ("auto-stop-seconds", 900, 600, "It must be from 0 to 600."),
      ("max-recording-seconds", 0, 0, nil),
      ("max-recording-seconds", 5, 10, "It must be from 10 to 14400, or 0 for none."),
      ("max-recording-seconds", 14_400, 14_400, nil),
      ("max-recording-seconds", 14_401, 14_400, "It must be from 10 to 14400, or 0 for none."),
      ("max-recording-seconds", -300, 10, "It must be from 10 to 14400, or 0 for none."),
      ("keep-microphone-seconds", 3601, 3600, "It must be from 0 to 3600."),
      ("unload-after-seconds", Int(Int32.max), 86_400, "It must be from 0 to 86400."),
    ] as [(String, Int, Int, String?)])
  func numbersAreBroughtIntoTheirRange(key: String, stored: Int, used: Int, allowed: String?) {
    let reading = UtterSettings.reading { $0.name == key ? .integer(stored) : nil }
    let values: [String: Int] = [
      "arm-delay-ms": reading.settings.armDelayMilliseconds,
      "auto-stop-seconds": reading.settings.autoStopSeconds,
      "hold-silence-seconds": reading.settings.holdSilenceSeconds,
      "max-recording-seconds": reading.settings.maxRecordingSeconds,
      "keep-microphone-seconds": reading.settings.keepMicrophoneSeconds,
      "unload-after-seconds": reading.settings.unloadAfterSeconds,
    ]
    #expect(values[key] == used)
    #expect(
      reading.problems == (allowed.map { [.outOfRange(key: key, stored: stored, allowed: $0, used: used)] } ?? []))
  }

  @Test(arguments: [
    ("auto", true), ("pocketsphinx", true), ("sherpa/zipformer-en", true), ("cloud/openai/whisper-1", true),
    ("cloud/groq/openai/whisper", true), ("", false), ("sherpa", false), ("sherpa/", false), ("cloud/openai", false),
    ("whisper", false), ("auto/x", false),
  ])
  func recognizersHaveOneOfFourForms(id: String, isUsable: Bool) {
    let reading = UtterSettings.reading { $0.name == "recognizer" ? .text(id) : nil }
    #expect(reading.settings.recognizer == (isUsable ? id : "auto"))
    #expect(reading.problems.isEmpty == isUsable)
  }

  @Test(arguments: [
    ("", true), ("en", true), ("en-US", true), ("de-CH-1996", true), ("english please", false), ("e", false),
    ("en_US", false), ("en-", false), ("-", false),
  ])
  func languagesAreTags(tag: String, isUsable: Bool) {
    let reading = UtterSettings.reading { $0.name == "language" ? .text(tag) : nil }
    #expect(reading.settings.language == (isUsable ? tag : ""))
    #expect(reading.problems.isEmpty == isUsable)
  }

  @Test(arguments: [
    ("de", "sherpa/parakeet-v3", "formal"), ("de-AT", "sherpa/parakeet-v3", "formal"), ("fr", "auto", ""),
    ("fr-CA", "cloud/openai/whisper-1", "friendly"), ("en", "auto", "friendly"),
  ])
  func aLanguageHasItsOwnOrWhatAllHave(language: String, recognizer: String, tone: String) {
    var settings = UtterSettings()
    settings.tone = "friendly"
    settings.languageRecognizers = ["de": "sherpa/parakeet-v3", "fr-CA": "cloud/openai/whisper-1"]
    settings.languageTones = ["de": "formal", "fr": "", "fr-CA": "friendly"]
    #expect(settings.recognizer(for: language) == recognizer)
    #expect(settings.tone(for: language) == tone)
  }

  @Test func anUnknownChoiceLeavesTheDefault() {
    let reading = UtterSettings.reading { $0.name == "preview" ? .text("loud") : nil }
    #expect(reading.settings == UtterSettings())
    #expect(
      reading.problems.map(\.sentence) == [
        "The setting preview is \"loud\", so \"auto\" is used. It must be one of auto, inline, popup, off. "
          + "Change it with: gsettings set org.freedesktop.ibus.engine.utter preview VALUE"
      ])
  }

  @Test func whatIsNotStoredHasItsDefault() {
    #expect(UtterSettings.reading { _ in nil } == SettingsReading())
  }

  @Test func zeroMeansNoLimit() {
    var settings = UtterSettings()
    settings.maxRecordingSeconds = 0
    settings.unloadAfterSeconds = 0
    #expect(settings.maxRecording == nil)
    #expect(settings.unloadAfter == nil)
  }
}
