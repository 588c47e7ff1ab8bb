import TestSupport
import Testing

/// Real GTK and Qt fields under X11, the recognizer saying what the test wants.
@Suite struct FieldTests {
  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func wordsLandInTheFieldThatHasTheFocus(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      for field in [TextFieldApp.Field.entry, .view] {
        try await app.focus(field, seenBy: stage.panel)
        try await stage.dictate(app)
        stage.script.answer("hello world")
        try await app.text(of: field, becomes: "the words") { words($0) == "hello world" }
      }
      #expect(try await app.text(of: .password).isEmpty)
    }
  }

  /// The daemon keeps an empty field's answer to itself, so the capital comes from what its silence means.
  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func anEmptyFieldBeginsASentence(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      for field in [TextFieldApp.Field.entry, .view] {
        try await app.focus(field, seenBy: stage.panel)
        for (answer, text) in [("hello world", "Hello world"), ("and more", "Hello world and more")] {
          try await stage.dictate(app)
          stage.script.answer(answer)
          try await app.text(of: field, becomes: text) { $0 == text }
        }
      }
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func aLateAnswerAfterTabIntoAPasswordFieldWaits(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      // In the view a Tab is a tab: the way to the password field is from the entry backwards.
      try await stage.dictate(app)
      try await stage.keyboard.press("shift+Tab")
      try await app.gainsFocus(.password)
      stage.script.answer("late words")
      try await stage.panel.pending(1)
      for field in [TextFieldApp.Field.entry, .view, .password] { #expect(try await app.text(of: field).isEmpty) }

      try await app.focus(.view, seenBy: stage.panel)
      try await stage.toggle(app)
      try await app.text(of: .view, becomes: "the words") { words($0) == "late words" }
      #expect(try await app.text(of: .password).isEmpty)
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func aLateAnswerAfterAnotherApplicationGotTheKeyboardWaits(
    _ toolkit: TextFieldApp.Toolkit
  ) async throws {
    try await DesktopStage.run { stage in
      let first = try await stage.open(toolkit)
      try await stage.dictate(first)
      let second = try await stage.open(toolkit, name: "second")
      stage.script.answer("late words")
      try await stage.panel.pending(1)
      #expect(try await second.text(of: .entry).isEmpty)
      #expect(try await first.text(of: .entry).isEmpty)

      try await stage.keyboard.focus(first)
      try await stage.toggle(first)
      try await first.text(of: .entry, becomes: "the words") { words($0) == "late words" }
      #expect(try await second.text(of: .entry).isEmpty)
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func tenThousandBytesArriveWhole(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      try await app.focus(.view, seenBy: stage.panel)
      try await stage.dictate(app)
      let long = (1...1_300).map { "wörd\($0)" }.joined(separator: " ")
      #expect(long.utf8.count > 10_000)
      stage.script.answer(long)
      try await app.text(of: .view, becomes: "the long text") { words($0) == long }
      #expect(app.isRunning)
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func aPreviewIsGoneWhenTheFieldIsLeft(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      try stage.script.hearSoFar("half a sen")
      let app = try await stage.open(toolkit)
      try await stage.toggle(app)
      if toolkit == .gtk3 || toolkit == .gtk4 {
        _ = try await app.events.wait(for: "a preview in the field") { events in
          events.first { $0.event == .preedit && $0.text == "half a sen" }
        }
      } else {
        // Qt would commit it on Tab.
        try await stage.panel.bubble("the words so far") { $0.contains("half a sen") }
        #expect(app.events.events.allSatisfy { $0.event != .preedit || $0.text == "" })
      }
      try await app.focus(.view, seenBy: stage.panel)
      try await stage.toggle(app)
      stage.script.answer("half a sentence")
      try await stage.panel.pending(1)
      for field in [TextFieldApp.Field.entry, .view, .password] { #expect(try await app.text(of: field).isEmpty) }
    }
  }
}
