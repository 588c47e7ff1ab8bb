import GLibRuntime
import TestSupport
import Testing

/// Input sources with a language of their own, in a real field.
@Suite struct LanguageTests {
  @Test(arguments: [TextFieldApp.Toolkit.gtk3, .gtk4])
  func switchingTheSourceSwitchesRecognizerAndRules(_ toolkit: TextFieldApp.Toolkit) async throws {
    let settings = ["recognizer": "'pocketsphinx'", "language-recognizers": "{'de': 'sherpa/tiny-offline'}"]
    try await DesktopStage.run(settings: settings) { stage in
      try await TinySpeechModel.install(TinySpeechModel.offline, into: stage.session.models, isMeasured: true)
      let ibus = try await IBusConnection(to: stage.session)
      let app = try await stage.open(toolkit)
      try await app.focus(.view, seenBy: stage.panel)
      var typed = ""
      for (engine, said, written, asked) in [
        ("utter:en", "it costs twenty three dollars", "It costs $23", "pocketsphinx en"),
        ("utter:de", "das kostet dreiundzwanzig euro", " Das kostet 23 €", "sherpa/tiny-offline de"),
        ("utter:fr", "cela coûte vingt trois euros", " Cela coûte 23 €", "pocketsphinx fr"),
        ("utter", "twenty three", " 23", "pocketsphinx en"),
      ] {
        try await ibus.activate(engine: engine)
        let before = stage.script.questions.count
        try await stage.dictate(app)
        stage.script.answer(said)
        typed += written
        let wanted = typed
        try await app.text(of: .view, becomes: wanted) { plain($0) == plain(wanted) }
        let question = try await stage.script.questions.wait(for: "the question", from: before) { $0.first }
        #expect(question == asked)
      }
    }
  }
}

/// Without what the rules of a language put between numbers and units, which is their own tests' concern.
private func plain(_ text: String) -> String {
  String(text.lowercased().filter { $0.isLetter || $0.isNumber || $0.isCurrencySymbol })
}
