import TestSupport
import Testing

/// The focus moves between the key and the answer.
extension FocusRace {
  static let moves: [FocusRace] = [
    FocusRace(name: "the focus stays", styles: all) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.hold()
      try await stage.release()
      stage.script.answer("hello world")
      return [Fields.letter: "hello world"]
    },

    FocusRace(name: "another field of the window while speaking, held", styles: all) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.hold()
      let start = stage.panel.events.count
      try await stage.desktop.focus(Fields.note)
      stage.script.answer("held words")
      try await stage.panel.pending(1)
      try await stage.panel.saysThatATextWaits(from: start)
      try await stage.release()
      #expect(stage.desktop.allTexts.isEmpty)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "held words"]
    },

    FocusRace(name: "another field of the window before the answer", styles: all) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.desktop.focus(Fields.note)
      stage.script.answer("late words")
      try await stage.panel.pending(1)
      #expect(stage.desktop.allTexts.isEmpty)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "late words"]
    },

    FocusRace(name: "another window before the answer", styles: all) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.desktop.focus(Fields.mail)
      stage.script.answer("late words")
      try await stage.panel.pending(1)
      #expect(stage.desktop.allTexts.isEmpty)
      try await stage.insert(into: Fields.mail)
      return [Fields.mail: "late words"]
    },

    // Qt says nothing when another program's window takes the keyboard.
    FocusRace(name: "nothing focused before the answer", styles: withPurposes) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.desktop.focusNothing()
      stage.script.answer("homeless words")
      try await stage.panel.pending(1)
      let start = stage.panel.events.count
      try await stage.desktop.focus(Fields.letter)
      try await stage.panel.saysThatATextWaits(from: start)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "homeless words"]
    },

    FocusRace(name: "a password field by Tab before the answer", styles: all) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.desktop.tab(to: Fields.password)
      stage.script.answer("secret words")
      try await stage.panel.pending(1)
      #expect(stage.desktop.allTexts.isEmpty)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "secret words"]
    },

    FocusRace(name: "a password field by Tab while speaking, hands free", styles: all) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.begin()
      try await stage.desktop.tab(to: Fields.password)
      try await stage.desktop.tab(to: Fields.note)
      try await stage.end()
      stage.script.answer("secret words")
      try await stage.panel.pending(1)
      #expect(stage.desktop.allTexts.isEmpty)
      try await stage.insert(into: Fields.note)
      return [Fields.note: "secret words"]
    },

    FocusRace(name: "away and back before the answer", styles: all) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.desktop.focus(Fields.note)
      try await stage.desktop.focus(Fields.letter)
      stage.script.answer("patient words")
      try await stage.panel.pending(1)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "patient words"]
    },

    FocusRace(name: "a click in the same field before the answer", styles: withPurposes) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.desktop.focus(Fields.letter)
      stage.script.answer("clicked words")
      return [Fields.letter: "clicked words"]
    },

    // From Qt a click looks like a move to another field, maybe to a password field.
    FocusRace(name: "a click in the same field of Qt before the answer", styles: [.qt]) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.desktop.focus(Fields.letter)
      stage.script.answer("clicked words")
      try await stage.panel.pending(1)
      #expect(stage.desktop.allTexts.isEmpty)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "clicked words"]
    },

    // Sent or kept, whichever comes first.
    FocusRace(name: "the answer and the move at the same moment", styles: all) { stage in
      var said: [String] = []
      for number in 1...8 {
        try await stage.dictate(in: Fields.letter)
        let start = stage.panel.events.count
        stage.script.answer("word\(number)")
        try await stage.desktop.beginToFocus(Fields.note)
        let isSent = try await stage.isSentOrPending(from: start)
        #expect(stage.desktop.text(of: Fields.note).isEmpty)
        if !isSent { try await stage.insert(into: Fields.letter) }
        if words(stage.desktop.text(of: Fields.letter)).hasSuffix("word\(number)") { said.append("word\(number)") }
      }
      #expect(said.count == 8)
      return [Fields.letter: said.joined(separator: " ")]
    },

    FocusRace(name: "a key held across the move", styles: all, settings: ["hold-keys": "['F9']"]) { stage in
      let key = ScriptedKey(0xffc6, 67)
      try await stage.desktop.focus(Fields.letter)
      let start = stage.panel.events.count
      _ = try await stage.desktop.press(key)
      try await stage.panel.saysRecording(from: start)
      try await stage.desktop.focus(Fields.note)
      stage.script.answer("held words")
      try await stage.panel.pending(1)
      let sessions = stage.sessions
      // The key repeats in the new field, and is let go there: that starts nothing and types nothing.
      for _ in 0..<5 { #expect(try await stage.desktop.press(key)) }
      #expect(try await stage.desktop.release(key))
      try await stage.insert(into: Fields.letter)
      #expect(stage.sessions == sessions)
      return [Fields.letter: "held words"]
    },

    // Qt tells nothing when a window without IBus takes the keyboard, and the release goes there.
    FocusRace(name: "a lost release", styles: [.qt], settings: ["hold-silence-seconds": "1"]) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.hold()
      try await stage.desktop.focusNothing()
      stage.desktop.loseRelease(of: .controlRight)
      stage.stage.fallSilent()
      stage.script.answer("held words")
      try await stage.panel.pending(1)
      #expect(try await stage.stage.sound.recordings.isEmpty)
      try await stage.insert(into: Fields.letter)
      return [Fields.letter: "held words"]
    },
  ]
}
