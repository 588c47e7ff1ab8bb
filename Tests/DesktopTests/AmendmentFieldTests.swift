import GLibRuntime
import TestSupport
import Testing

/// What is done about the last dictation, in real GTK and Qt fields: nothing but that dictation may change.
@Suite struct AmendmentFieldTests {
  private static let fields: [TextFieldApp.Field] = [.entry, .view]

  /// A field with text in it and the caret in its middle.
  @GLibActor private func prepare(
    _ field: TextFieldApp.Field, _ left: String, _ right: String, in app: TextFieldApp, on stage: DesktopStage
  ) async throws {
    // A field whose text changed behind the user's back is not believed until it is entered again.
    try await app.focus(field == .entry ? .view : .entry, seenBy: stage.panel)
    try await app.set(left + right, in: field)
    try await app.focus(field, seenBy: stage.panel)
    try await app.placeCursor(left.unicodeScalars.count, in: field)
  }

  @GLibActor private func say(_ words: String, on stage: DesktopStage, to app: TextFieldApp) async throws {
    try await stage.dictate(app)
    stage.script.answer(words)
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func aDictationIntoTheMiddleFitsBothSides(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      for field in Self.fields {
        try await prepare(field, "Wir sehen, the brown", "jumps — übrigens.", in: app, on: stage)
        try await say("fox", on: stage, to: app)
        try await app.text(of: field, becomes: "Wir sehen, the brown fox jumps — übrigens.")
        try await prepare(field, "Done.", "", in: app, on: stage)
        try await say("next one", on: stage, to: app)
        try await app.text(of: field, becomes: "Done. Next one")
        try await prepare(field, "See (", ") there", in: app, on: stage)
        try await say("the appendix", on: stage, to: app)
        try await app.text(of: field, becomes: "See (the appendix) there")
      }
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func undoThatTakesOutTheLastDictationAndNothingElse(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      for field in Self.fields {
        try await prepare(field, "Größe 😀 war", "gut — wirklich.", in: app, on: stage)
        try await say("schön 😀 heute", on: stage, to: app)
        try await app.text(of: field, becomes: "Größe 😀 war schön 😀 heute gut — wirklich.")
        try await say("undo that", on: stage, to: app)
        try await app.text(of: field, becomes: "Größe 😀 wargut — wirklich.")
      }
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func aCaseIsChangedInPlaceAndTakenBackByAKey(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      for field in Self.fields {
        try await prepare(field, "The ", " jumps.", in: app, on: stage)
        try await say("brown fox", on: stage, to: app)
        try await app.text(of: field, becomes: "The brown fox jumps.")
        try await say("all caps", on: stage, to: app)
        try await app.text(of: field, becomes: "The BROWN FOX jumps.")
        try await stage.press("z", in: app)
        try await app.text(of: field, becomes: "The brown fox jumps.")
        try await stage.press("z", in: app)
        try await app.text(of: field, becomes: "The  jumps.")
      }
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func theLastDictationIsInsertedAgainInAnotherField(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      try await say("hello world", on: stage, to: app)
      try await app.text(of: .entry, becomes: "Hello world")
      try await prepare(.view, "And then:", "", in: app, on: stage)
      try await stage.press("v", in: app)
      try await app.text(of: .view, becomes: "the words again") { words($0) == "and then hello world" }
      #expect(try await app.text(of: .entry) == "Hello world")
    }
  }

  /// GTK 3 and Qt tell the line of the caret alone, GTK 4 a few.
  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func severalLinesAreTakenOutAgain(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      try await prepare(.view, "Größe 😀 war", "gut — wirklich.\nUnd so fort.", in: app, on: stage)
      try await say("fine new line and 😀 new paragraph so on", on: stage, to: app)
      try await app.text(
        of: .view, becomes: "Größe 😀 war fine\nAnd 😀\n\nSo on gut — wirklich.\nUnd so fort.")
      try await say("undo that", on: stage, to: app)
      try await app.text(of: .view, becomes: "Größe 😀 wargut — wirklich.\nUnd so fort.")
    }
  }

  /// GTK tells what is selected of views of GTK 3 alone.
  @Test(
    arguments: [(.gtk3, [.view]), (.qt5, fields), (.qt6, fields)]
      as [(TextFieldApp.Toolkit, [TextFieldApp.Field])])
  func aSelectionThatWasReplacedComesBack(
    _ toolkit: TextFieldApp.Toolkit, _ fields: [TextFieldApp.Field]
  ) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      for field in fields {
        try await prepare(field, "Größe: é😀", " and so on.", in: app, on: stage)
        for _ in 0..<2 { try await stage.keyboard.chord(["Shift_L"], "Left", in: app) }
        try await say("new", on: stage, to: app)
        try await app.text(of: field, becomes: "Größe: new and so on.")
        try await say("undo that", on: stage, to: app)
        try await app.text(of: field, becomes: "Größe: é😀 and so on.")
      }
    }
  }

  /// The caret is elsewhere, so what stands before it is somebody's own text.
  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func nothingIsTakenOutWhereTheCaretHasMoved(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run { stage in
      let app = try await stage.open(toolkit)
      try await say("hello world", on: stage, to: app)
      try await app.text(of: .entry, becomes: "Hello world")
      try await stage.keyboard.type("x")
      try await app.text(of: .entry, becomes: "Hello worldx")
      try await stage.press("z", in: app)
      try await stage.panel.bubble("that nothing was changed") { $0.contains("nothing was changed") }
      #expect(try await app.text(of: .entry) == "Hello worldx")
    }
  }
}
