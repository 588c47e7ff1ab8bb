import GLibRuntime
import TestSupport
import Testing

/// The user leaves: every dictation ends, and what waits is not offered to whoever comes next.
@Suite struct LeavingTests {
  enum Way: CaseIterable {
    case theScreenLocks, theMachineSleeps
  }

  @Test(arguments: Way.allCases, [true, false])
  func everyDictationEnds(_ way: Way, isHeld: Bool) async throws {
    try await ScriptedStage.run(.gnomeShell) { stage in
      let login = try await FakeLogin(in: stage.session)
      // The engine looks for a login manager when it starts.
      try await stage.ibus.activate(engine: "utter")
      try await stage.desktop.focus(Fields.letter)
      if isHeld { try await stage.hold() } else { try await stage.begin() }
      switch way {
      case .theScreenLocks: login.lockScreen()
      case .theMachineSleeps: login.prepareForSleep()
      }
      let start = stage.panel.events.count
      stage.script.answer("left words")
      try await stage.monitor.pending(1)
      #expect(try await stage.stage.sound.recordings.isEmpty)
      if isHeld { try await stage.release() }
      try await stage.desktop.focus(Fields.note)
      #expect(stage.desktop.allTexts.isEmpty)
      for case .bubble(let text, true) in stage.panel.events.events.dropFirst(start) {
        #expect(!text.contains("waiting"))
      }

      // Who dictates is the user: what waits is offered behind it.
      try await stage.desktop.focus(Fields.letter)
      try await stage.begin()
      try await stage.toggle()
      stage.script.answer("new words")
      try await stage.desktop.text(of: Fields.letter, becomes: "the new words") { words($0) == "new words" }
      try await stage.panel.saysThatATextWaits(from: start)
      try await stage.insert(into: Fields.letter)
      try await stage.desktop.text(of: Fields.letter, becomes: "both") { words($0) == "new words left words" }
    }
  }
}
