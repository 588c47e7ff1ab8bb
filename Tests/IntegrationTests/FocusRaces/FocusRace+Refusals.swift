import GLibRuntime
import TestSupport
import Testing

/// Fields into which nothing is dictated and nothing inserted.
extension FocusRace {
  static let refusals: [FocusRace] =
    [("a password field", Fields.password), ("a PIN field", Fields.pin)].map { name, field in
      FocusRace(name: "dictating in \(name)", styles: withPurposes) { stage in
        try await refused(in: field, on: stage)
        return [:]
      }
    } + [
      // Only GTK passes the hint on.
      FocusRace(name: "dictating in a private field", styles: gtk) { stage in
        try await refused(in: Fields.secret, on: stage)
        return [:]
      },

      FocusRace(name: "inserting into a password field", styles: withPurposes) { stage in
        try await stage.dictate(in: Fields.letter)
        try await stage.desktop.focus(Fields.password)
        stage.script.answer("waiting words")
        try await stage.panel.pending(1)
        let start = stage.panel.events.count
        try await stage.toggle()
        try await stage.panel.bubble("a refusal", from: start) { $0.contains("password") }
        #expect(stage.desktop.allTexts.isEmpty)
        try await stage.insert(into: Fields.letter)
        return [Fields.letter: "waiting words"]
      },

      FocusRace(name: "asked from outside with nothing focused", styles: withPurposes) { stage in
        try await stage.desktop.focus(Fields.letter)
        // The service knows the engine then.
        try await stage.begin()
        try await stage.desktop.tap(.escape)
        let sessions = stage.sessions
        let start = stage.panel.events.count
        try await stage.desktop.focusNothing()
        try await stage.toggleFromOutside()
        try await stage.panel.bubble("a refusal", from: start) { $0.contains("No text field") }
        #expect(stage.sessions == sessions)
        return [:]
      },

      // Qt sends neither the purpose nor any key from its password fields.
      FocusRace(name: "asked from outside in what may be a password field of Qt", styles: [.qt]) { stage in
        try await stage.desktop.focus(Fields.letter)
        try await stage.begin()
        try await stage.desktop.tap(.escape)
        let sessions = stage.sessions
        try await stage.desktop.tab(to: Fields.password)
        let start = stage.panel.events.count
        try await stage.toggleFromOutside()
        try await stage.panel.bubble("a refusal", from: start) { $0.contains("password") }
        #expect(stage.sessions == sessions)
        return [:]
      },

      FocusRace(name: "asked from outside in a field that has seen a key", styles: all) { stage in
        try await stage.desktop.focus(Fields.letter)
        try await stage.begin()
        try await stage.desktop.tap(.escape)
        try await stage.desktop.tap(.a)
        let start = stage.panel.events.count
        try await stage.toggleFromOutside()
        try await stage.panel.saysRecording(from: start)
        try await stage.toggleFromOutside()
        stage.script.answer("outside words")
        return [Fields.letter: "a outside words"]
      },
    ]

  @GLibActor
  private static func refused(in field: ScriptedField, on stage: ScriptedStage) async throws {
    try await stage.desktop.focus(field)
    let start = stage.panel.events.count
    try await stage.toggle()
    try await stage.panel.bubble("a refusal", from: start) { $0.hasPrefix("⚠") }
    #expect(stage.sessions == 0)
  }
}
