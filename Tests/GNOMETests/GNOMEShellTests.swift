import TestSupport
import Testing

/// A real GNOME Shell on Wayland, GTK 4 fields in it, and the recognizer saying what the test wants.
@Suite(.enabled(if: GNOMEShell.isInstalled, "GNOME Shell is not installed; `GNOME=1 make test` installs it"))
struct GNOMEShellTests {
  @Test func wordsLandInTheFieldThatHasTheFocus() async throws {
    try await GNOMEStage.run { stage in
      let app = try await stage.open("first")
      try await stage.hold()
      try await stage.shell.release(.controlRight)
      stage.script.answer("hello world")
      try await app.text(of: .entry, becomes: "the words") { words($0) == "hello world" }
      #expect(try await app.text(of: .view).isEmpty)
    }
  }

  @Test func theSymbolInTheTopBarFollowsTheDictation() async throws {
    try await GNOMEStage.run { stage in
      let app = try await stage.open("first")
      try await stage.hold()
      try await stage.shell.wait(for: "the symbol of a recording", Self.indicator("●"))
      try await stage.shell.release(.controlRight)
      try await stage.shell.wait(for: "the symbol of a dictation under way", Self.indicator("…"))
      stage.script.answer("hello world")
      try await app.text(of: .entry, becomes: "the words") { words($0) == "hello world" }
      try await stage.shell.wait(
        for: "no symbol of a dictation any more", "!\(Self.indicator("●")) && !\(Self.indicator("…"))")
    }
  }

  /// Whether the indicator of the input source in use shows a text.
  private static func indicator(_ text: String) -> String {
    "Object.values(Main.panel.statusArea.keyboard._indicatorLabels).some(label => label.get_text() === '\(text)')"
  }

  @Test func aLateAnswerAfterTheWindowChangedWaits() async throws {
    try await GNOMEStage.run { stage in
      let first = try await stage.open("first")
      let second = try await stage.open("second")
      try await stage.shell.activate(first)
      try await stage.dictate()
      try await stage.shell.activate(second)
      stage.script.answer("late words")
      try await stage.monitor.pending(1)
      #expect(try await second.text(of: .entry).isEmpty)
      #expect(try await first.text(of: .entry).isEmpty)

      try await stage.shell.activate(first)
      try await stage.toggle()
      try await first.text(of: .entry, becomes: "the words") { words($0) == "late words" }
      #expect(try await second.text(of: .entry).isEmpty)
    }
  }

  @Test func aLateAnswerAfterTabIntoAnotherFieldWaits() async throws {
    try await GNOMEStage.run { stage in
      let app = try await stage.open("first")
      try await stage.dictate()
      try await stage.shell.tab(to: .view, of: app)
      stage.script.answer("late words")
      try await stage.monitor.pending(1)
      #expect(try await app.text(of: .entry).isEmpty)
      #expect(try await app.text(of: .view).isEmpty)
    }
  }

  /// With a layout among the sources GNOME puts another engine in the place of ours in password fields; without one it
  /// leaves ours there, and a commit would land in the field.
  @Test(arguments: [GNOMEStage.alone, GNOMEStage.besideALayout])
  func nothingReachesAPasswordField(_ sources: String) async throws {
    try await GNOMEStage.run(sources: sources) { stage in
      let app = try await stage.open("first")
      try await stage.dictate()
      try await stage.shell.movesFocus {
        // Backwards from the entry, since a Tab in the view is a tab.
        try await stage.shell.press(.shiftLeft)
        try await stage.shell.tap(.tab)
        try await stage.shell.release(.shiftLeft)
        try await app.gainsFocus(.password)
      }
      stage.script.answer("late words")
      try await stage.monitor.pending(1)
      // Whoever dictates here anyway is refused, or talks to an engine that knows no dictation.
      try await stage.toggle()
      try await stage.shell.type("x")
      try await app.text(of: .password, becomes: "x")

      try await stage.shell.movesFocus { try await app.focus(.view) }
      try await stage.shell.wait(for: "Utter back", "\(GNOMEStage.engine) == 'utter'")
      try await stage.toggle()
      try await app.text(of: .view, becomes: "the words") { words($0) == "late words" }
      #expect(try await app.text(of: .password) == "x")
    }
  }

  @Test func oneHundredDictationsInARow() async throws {
    try await GNOMEStage.run { stage in
      let app = try await stage.open("first")
      try await stage.shell.movesFocus { try await app.focus(.view) }
      let all = (1...100).map { "word\($0)" }
      for word in all {
        try await stage.dictate()
        stage.script.answer(word)
      }
      try await app.text(of: .view, becomes: "all hundred") { words($0) == all.joined(separator: " ") }
    }
  }

  /// A commit of more than 4,083 bytes would end the application.
  @Test(arguments: [false, true])
  func tenThousandBytesArriveWholeInAnApplicationThatLives(shellIsBusy: Bool) async throws {
    try await GNOMEStage.run { stage in
      let app = try await stage.open("first")
      try await stage.shell.movesFocus { try await app.focus(.view) }
      try await stage.dictate()
      let long = (1...1_300).map { "wörd\($0)" }.joined(separator: " ")
      #expect(long.utf8.count > 10_000)
      if shellIsBusy { try await stage.shell.beBusy(for: .milliseconds(400)) }
      stage.script.answer(long)
      try await app.text(of: .view, becomes: "the long text") { words($0) == long }
      if shellIsBusy { try await stage.shell.beIdle() }
      try await stage.shell.type("!")
      try await app.text(of: .view, becomes: "a key after it") { $0.hasSuffix("!") }
      #expect(app.isRunning)
    }
  }

  @Test(arguments: [
    ("Control_R", ScriptedKey.controlRight), ("F9", ScriptedKey(0xffc6, 67)),
  ])
  func aKeyHeldAcrossAWindowSwitchEndsItsDictation(_ name: String, _ key: ScriptedKey) async throws {
    try await GNOMEStage.run(settings: ["hold-keys": "['\(name)']"]) { stage in
      let first = try await stage.open("first")
      let second = try await stage.open("second")
      try await stage.shell.activate(first)
      try await stage.shell.setRepeatsKeys(true)
      try await stage.hold(key)
      try await stage.shell.activate(second)
      stage.script.answer("held words")
      try await stage.monitor.pending(1)
      #expect(try await stage.stage.sound.recordings.isEmpty)
      let started = stage.monitor.signals.events.count { $0.name == "Started" }
      // It repeats in the other window, and is let go there.
      try await stage.shell.release(key)
      try await stage.shell.setRepeatsKeys(false)
      #expect(try await second.text(of: .entry).isEmpty)

      try await stage.shell.activate(first)
      try await stage.toggle()
      try await first.text(of: .entry, becomes: "the words") { words($0) == "held words" }
      #expect(stage.monitor.signals.events.count { $0.name == "Started" } == started)
    }
  }

  /// The release never arrives then.
  @Test func theOverviewOpenedWhileAKeyIsHeldClosesTheMicrophone() async throws {
    try await GNOMEStage.run(settings: ["hold-silence-seconds": "1"]) { stage in
      let other = try await stage.open("second")
      let app = try await stage.open("first")
      try await stage.hold()
      let start = stage.monitor.signals.count
      try await stage.shell.evaluate("Main.overview.show()")
      stage.stage.fallSilent()
      stage.script.answer("held words")
      try await stage.monitor.signal("TextReady", from: start) { $0.strings.contains("final") }
      #expect(try await stage.stage.sound.recordings.isEmpty)
      // The shell does not always say that the field has lost the focus: the words wait, or they are in it.
      let isPending = try await stage.isPending(orIn: .entry, of: app) { words($0) == "held words" }
      #expect(try await stage.shell.evaluate("Main.overview.searchEntry.get_text()") == "\"\"")
      try await stage.shell.release(.controlRight, hasField: false)
      try await stage.shell.evaluate("Main.overview.hide()")
      try await stage.shell.wait(for: "the overview to go", "!Main.overview.visible")
      guard isPending else { return }
      // Nor does it always say that it has it again.
      try await stage.shell.activate(other)
      try await stage.shell.activate(app)
      try await stage.toggle()
      try await app.text(of: .entry, becomes: "the words") { words($0) == "held words" }
    }
  }
}
