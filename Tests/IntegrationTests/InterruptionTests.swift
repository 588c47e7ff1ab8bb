import GLibRuntime
import TestSupport
import Testing

/// Processes that are killed, and what becomes of the words.
@Suite struct InterruptionTests {
  @Test func theDaemonIsRestartedBeforeTheAnswer() async throws {
    try await ScriptedStage.run(.gtk3) { stage in
      try await stage.dictate(in: Fields.letter)
      let start = stage.monitor.signals.count
      await stage.session.stopDaemon(9)
      try await stage.session.startDaemon()
      stage.script.answer("orphaned words")
      let after = try await ScriptedStage(.gtk3, on: stage.stage)
      try await after.panel.pending(1)
      try await after.insert(into: Fields.letter)
      try await after.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "orphaned words" }
      #expect(stage.monitor.signals.count >= start)
    }
  }

  @Test func theEngineIsKilledBeforeTheAnswer() async throws {
    try await ScriptedStage.run(.gtk3) { stage in
      try await stage.dictate(in: Fields.letter)
      try await stage.session.killEngine("ibus-engine-utter")
      // Without an engine the keys go to the application, and nothing is in the way of starting it again.
      #expect(try await stage.desktop.tap(.a) == false)
      stage.script.answer("orphaned words")
      try await stage.ibus.activate(engine: "xkb:us::eng")
      try await stage.ibus.activate(engine: "utter")
      try await stage.panel.pending(1)
      try await stage.insert(into: Fields.letter)
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "a orphaned words" }
    }
  }

  @Test func aSecondEngineGivesWay() async throws {
    try await ScriptedStage.run(.gtk3) { stage in
      let second = try stage.session.start("\(Workspace.programs)/ibus-engine-utter", ["--ibus"], log: "second")
      let end = await second.exit()
      #expect(end != .exited(0))
      #expect(stage.session.log("second").contains("already"))
      try await stage.dictate(in: Fields.letter)
      stage.script.answer("hello world")
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "hello world" }
    }
  }

  @Test(arguments: [true, false])
  func theServiceIsKilled(whileRecording: Bool) async throws {
    try await ScriptedStage.run(.gtk3) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.begin()
      // Half a second of the voice is on disk: nobody would be told of a recording in which nothing was said.
      _ = try await stage.monitor.signals.wait(for: "five levels") { signals in
        signals.count { $0.name == "Level" } >= 5 ? true : nil
      }
      if !whileRecording { try await stage.end() }
      let start = stage.panel.events.count
      #expect(stage.session.kill("utterd") == 1)
      try await stage.panel.refuses(from: start)
      #expect(try await stage.stage.sound.recordings.isEmpty)
      #expect(stage.desktop.allTexts.isEmpty)

      // The samples were on disk: the next service recognizes them and offers the words.
      stage.script.answer("recovered words")
      try await stage.session.run(
        "gdbus", "wait", "--session", "--activate", "org.freedesktop.IBus.Utter.Dictation",
        "org.freedesktop.IBus.Utter.Dictation")
      try await stage.panel.pending(1)
      try await stage.insert(into: Fields.letter)
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "recovered words" }
    }
  }

  @Test(arguments: [true, false])
  func theRecognizerIsKilled(whileRecording: Bool) async throws {
    try await ScriptedStage.run(.gtk3) { stage in
      try await stage.desktop.focus(Fields.letter)
      try await stage.begin()
      if !whileRecording { try await stage.end() }
      #expect(stage.session.kill("utter-scripted-recognizer") == 1)
      if whileRecording { try await stage.end() }
      stage.script.answer("stubborn words")
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "stubborn words" }
    }
  }
}
