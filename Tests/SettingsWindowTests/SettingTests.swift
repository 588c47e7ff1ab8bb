import GLibRuntime
import ServiceInterface
import TestSupport
import Testing

/// Every control is changed in the window and seen in GSettings, and changed there and seen in the window.
@Suite struct SettingTests {
  @Test(arguments: [
    (
      "Dictation",
      [
        ("arm-delay-ms", "Delay of a held key"), ("max-recording-seconds", "Longest dictation"),
        ("auto-stop-seconds", "Stop after silence"), ("hold-silence-seconds", "Stop a held key after silence"),
      ]
    ), ("Microphone", [("keep-microphone-seconds", "Keep it open")]),
    ("Recognition", [("unload-after-seconds", "Keep it loaded"), ("race-after-ms", "Patience with the service")]),
    ("Words", [("rewrite-timeout-ms", "Patience with the model")]),
    ("Privacy", [("retention-days", "Delete after"), ("keep-audio-hours", "Keep recordings")]),
  ])
  func `a number goes both ways`(page: String, numbers: [(key: String, name: String)]) async throws {
    try await SettingsStage.run { stage in
      try await stage.open(page)
      for number in numbers {
        try await stage.app.set(number.name, to: 220)
        try await stage.setting(number.key, becomes: "220")
        try await stage.session.set([number.key: "230"])
        while try await stage.app.value(of: number.name) != 230 {}
      }
    }
  }

  @Test(arguments: [
    ("Dictation", "sounds", "Sounds"), ("Dictation", "lower-media", "Turn down music"),
    ("Dictation", "notifications", "Notifications"), ("Words", "final-period", "End with a full stop"),
    ("Recognition", "fallback", "Let a local recognizer take over"), ("Privacy", "local-only", "Use no network at all"),
  ])
  func `a switch goes both ways, by the keyboard too`(page: String, key: String, name: String) async throws {
    try await SettingsStage.run { stage in
      try await stage.open(page)
      let before = try await stage.app.state(.toggle, name, "checked")
      try await stage.focus(.toggle, name)
      try await stage.keyboard.press("space")
      try await stage.setting(key, becomes: "\(!before)")
      try await stage.session.set([key: "\(before)"])
      try await stage.app.wait(.toggle, name, "checked", before)
    }
  }

  @Test func `a switch of a setting with names for on and off goes both ways`() async throws {
    try await SettingsStage.run(page: "privacy") { stage in
      try await stage.focus(.toggle, "Remember what was said")
      try await stage.keyboard.press("space")
      try await stage.setting("history", becomes: "'off'")
      try await stage.session.set(["history": "'on'"])
      try await stage.app.wait(.toggle, "Remember what was said", "checked", true)
    }
  }

  @Test(arguments: [
    ("Dictation", "preview", "Show the words", "'inline'", "off", "Not at all"),
    ("Dictation", "review", "Choose from versions", "'always'", "off", "Never"),
    ("Words", "numbers", "Numbers", "'digits'", "words", "As they were spoken"),
    ("Words", "tone", "Tone", "'plain'", "formal", "formal"),
    ("Words", "rewrite", "Texts without a tone", "'cleanup'", "off", "Stay as they are"),
    ("Recognition", "second-pass", "Second pass", "'auto'", "sherpa/gone", "sherpa/gone"),
    ("Recognition", "recognizer", "Recognizer", "'pocketsphinx'", "auto", "Automatic"),
  ])
  func `a choice goes both ways, by the keyboard alone`(
    page: String, key: String, name: String, next: String, other: String, shown: String
  ) async throws {
    try await SettingsStage.run { stage in
      try await stage.open(page)
      try await stage.focus(.choice, name)
      try await stage.keyboard.press("Return")
      try await stage.keyboard.press("Down")
      try await stage.keyboard.press("Return")
      try await stage.setting(key, becomes: next)
      try await stage.session.set([key: "'\(other)'"])
      try await stage.app.find(.label, shown)
    }
  }

  @Test(arguments: [
    ("dictation", "global-shortcut", "Shortcut of the desktop", AccessibleApp.Role.number, "Delay of a held key"),
    ("words", "rewrite-base-url", "Server", .choice, "Texts without a tone"),
    ("words", "rewrite-model", "Model", .button, "What is this? Server"),
  ])
  func `a line goes both ways, and is stored when it is confirmed`(
    page: String, key: String, name: String, role: AccessibleApp.Role, before: String
  ) async throws {
    try await SettingsStage.run(page: page) { stage in
      try await stage.enter("7", into: name, after: role, before)
      try await stage.setting(key, becomes: "'7'")
      try await stage.session.set([key: "'another'"])
      while try await stage.app.find(.entry, name) != "another" {}
      // Only the service listens to a shortcut.
      if key == "global-shortcut" {
        try await stage.session.run("gdbus", "wait", "--session", "--timeout", "600", DictationInterface.busName)
      }
    }
  }

  @Test func `the language, and recognizers of languages, go both ways`() async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      // A catalogue of one model for English.
      let program = try await SettingsStage.install(model: "http://127.0.0.1:9", bytes: 1, in: session)
      let stage = try await SettingsStage("recognition", program: program, in: session)
      try await stage.choose("Language", 1)
      try await stage.setting("language", becomes: "'en'")
      try await session.set(["language": "'de'"])
      try await stage.app.find(.label, "Deutsch")

      try await stage.choose("Another language", 1)
      try await stage.setting("language-recognizers", becomes: "{'en': 'auto'}")
      try await stage.choose("English", 2)
      try await stage.setting("language-recognizers", becomes: "{'en': 'pocketsphinx'}")
      try await session.set(["language-recognizers": "{'fr': 'pocketsphinx'}"])
      try await stage.choose("Français", 0)
      try await stage.setting("language-recognizers", becomes: "@a{ss} {}")
      await stage.app.quit()
    }
  }

  @Test func `tones of languages go both ways`() async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      let program = try await SettingsStage.install(model: "http://127.0.0.1:9", bytes: 1, in: session)
      try await session.set(["language-tones": "{'fr': 'formal'}"])
      let stage = try await SettingsStage("words", program: program, in: session)
      try await stage.choose("Français", 0)
      try await stage.setting("language-tones", becomes: "@a{ss} {}")
      try await session.set(["language-tones": "{'de': 'formal'}"])
      try await stage.choose("Deutsch", 0)
      try await stage.setting("language-tones", becomes: "@a{ss} {}")
      await stage.app.quit()
    }
  }

  @Test func `microphones are chosen from those that are plugged in`() async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      let sound = try await PulseServer(in: session)
      try await sound.addMicrophone("first")
      let stage = try await SettingsStage("microphone", in: session)
      try await stage.app.find(.label, "“first” is ready.")
      let second = try await sound.addMicrophone("second")
      try await session.set(["source": "'second'"])
      try await stage.app.find(.label, "“second” is ready.")
      try await sound.remove(second)
      try await stage.app.find(.label, "second (not plugged in)")
      try await stage.choose("Microphone", 1)
      try await stage.setting("source", becomes: "'first'")
      try await stage.app.find(.label, "“first” is ready.")
      await stage.app.quit()
      withExtendedLifetime(sound) {}
    }
  }

  @Test func `keys for what comes after a dictation go both ways`() async throws {
    try await SettingsStage.run(page: "dictation") { stage in
      for (key, name) in [
        ("undo-keys", "Take the text out again"), ("review-keys", "Offer other versions"),
        ("insert-last-keys", "Insert the text once more"),
      ] {
        try await stage.session.set([key: "['F7']"])
        try await stage.app.find(.label, "F7")
        try await stage.app.press("Remove F7")
        try await stage.setting(key, becomes: "@as []")
        try await stage.app.press("\(name): add a key")
        try await stage.app.find(.label, "Press the keys together.")
        try await stage.keyboard.press("ctrl+alt+d")
        try await stage.setting(key, becomes: "['Control+Alt+d']")
      }
    }
  }

  @Test func `a key is taken away, and another is captured by pressing it`() async throws {
    try await SettingsStage.run(page: "dictation") { stage in
      try await stage.app.press("Remove Right Ctrl")
      try await stage.setting("hold-keys", becomes: "@as []")
      try await stage.app.press("Hold to speak: add a key")
      try await stage.app.find(.label, "Press the key to hold, and let it go.")
      try await stage.keyboard.press("a")
      try await stage.app.find(.label, "This key writes something.*")
      try await stage.keyboard.press("F9")
      try await stage.setting("hold-keys", becomes: "['F9']")
      try await stage.app.find(.label, "F9")
      try await stage.app.press("Press to start and stop: add a key")
      try await stage.app.find(.label, "Press the keys together.")
      try await stage.keyboard.press("ctrl+alt+d")
      try await stage.setting("toggle-keys", becomes: "['Control+Shift+space', 'Control+Alt+d']")
      try await stage.session.set(["hold-keys": "['F8']", "toggle-keys": "['F7']"])
      try await stage.app.find(.label, "F8")
      try await stage.app.find(.label, "F7")
    }
  }
}
