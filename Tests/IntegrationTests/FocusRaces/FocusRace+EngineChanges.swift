import TestSupport
import Testing

/// The engine or the client goes away in the meantime.
extension FocusRace {
  static let engineChanges: [FocusRace] = [
    FocusRace(name: "engine switched away and back before the answer", styles: all) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.ibus.activate(engine: "xkb:us::eng")
      let start = stage.monitor.signals.count
      stage.script.answer("switched words")
      try await stage.monitor.signal("TextReady", from: start) { $0.strings.contains("final") }
      #expect(stage.desktop.allTexts.isEmpty)
      try await stage.ibus.activate(engine: "utter")
      try await stage.panel.pending(1)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "switched words"]
    },

    FocusRace(name: "engine switched away while speaking, held", styles: all) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.hold()
      let start = stage.monitor.signals.count
      try await stage.ibus.activate(engine: "xkb:us::eng")
      try await stage.release()
      stage.script.answer("switched words")
      try await stage.monitor.signal("TextReady", from: start) { $0.strings.contains("final") }
      #expect(try await stage.stage.sound.recordings.isEmpty)
      try await stage.ibus.activate(engine: "utter")
      try await stage.panel.pending(1)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "switched words"]
    },

    FocusRace(name: "the client crashes before the answer", styles: all) { stage in
      try await stage.dictate(in: Fields.letter)
      let start = stage.monitor.signals.count
      await stage.desktop.crash("writer")
      stage.script.answer("orphaned words")
      try await stage.monitor.signal("TextReady", from: start) { $0.strings.contains("final") }
      try await stage.insert(into: Fields.mail)
      return [Fields.mail: "orphaned words"]
    },

    FocusRace(name: "the client crashes while speaking", styles: all) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.hold()
      let start = stage.monitor.signals.count
      await stage.desktop.crash("writer")
      stage.desktop.loseRelease(of: .controlRight)
      stage.script.answer("orphaned words")
      try await stage.monitor.signal("TextReady", from: start) { $0.strings.contains("final") }
      try await stage.insert(into: Fields.mail)
      return [Fields.mail: "orphaned words"]
    },
  ]
}
