import GLibRuntime
import TestSupport
import Testing

/// A text that is changed in its real window, which the engine opens, and comes back into a real field.
@Suite struct EditFieldTests {
  @GLibActor
  private struct Scene {
    let stage: DesktopStage
    let app: TextFieldApp
    let window: AccessibleApp

    /// Dictates behind `Wörter: `, and picks “Edit it in a window” in the list.
    init(_ toolkit: TextFieldApp.Toolkit, on stage: DesktopStage) async throws {
      let bus = try await AccessibleApp.startBus(in: stage.session)
      let app = try await stage.open(toolkit)
      try await app.set("Wörter: ", in: .entry)
      try await app.focus(.entry, seenBy: stage.panel)
      try await app.placeCursor(8, in: .entry)
      try await stage.dictate(app)
      stage.script.answer("um hello 😀 world")
      try await app.text(of: .entry, becomes: "the cleaned words") { $0 == "Wörter: hello 😀 world" }
      let start = stage.panel.events.count
      try await stage.press("space", in: app)
      try await stage.panel.bubble("the list", from: start) { $0.contains("Choose by number") }
      // Behind what the rules wrote, and what was heard.
      try await stage.keyboard.press("3")
      _ = bus
      window = try await AccessibleApp(startedAs: "utter-edit", in: stage.session)
      self.stage = stage
      self.app = app
      try await windowShows("hello 😀 world")
    }

    func windowShows(_ text: String) async throws {
      while try await window.find(.entry, "Text") != text { try await Task.sleep(for: .milliseconds(20)) }
    }

    /// Gives the window the keyboard, which no window manager does here.
    func focusWindow() async throws {
      let found = try await stage.session.run(
        "xdotool", "search", "--sync", "--onlyvisible", "--name", "Edit the Dictation")
      try await stage.session.run("xdotool", "windowfocus", "--sync", String(found.split(separator: "\n").first ?? ""))
      try await window.wait(.entry, "Text", "focused", true)
    }

    func windowCloses() async throws {
      while !stage.session.processes("utter-edit").isEmpty { try await Task.sleep(for: .milliseconds(20)) }
      await window.quit()
    }
  }

  private static let environment = ["GTK_A11Y": "atspi"]

  @Test(arguments: [TextFieldApp.Toolkit.gtk3, .gtk4, .qt6])
  func `what a text became takes its place by one key`(toolkit: TextFieldApp.Toolkit) async throws {
    try await DesktopStage.run(environment: Self.environment) { stage in
      let scene = try await Scene(toolkit, on: stage)
      try await scene.window.write("hello, Jane 😀", into: .entry, "Text")
      try await scene.window.press("Insert")
      try await scene.windowCloses()
      try await stage.keyboard.focus(scene.app)
      try await stage.panel.pending(1)
      #expect(try await scene.app.text(of: .entry) == "Wörter: hello 😀 world")
      try await stage.toggle(scene.app)
      try await scene.app.text(of: .entry, becomes: "Wörter: hello, Jane 😀")
      try await stage.press("z", in: scene.app)
      try await scene.app.text(of: .entry, becomes: "Wörter: hello 😀 world")
    }
  }

  @Test func `the keyboard is enough, and the focus that comes back finds the text`() async throws {
    try await DesktopStage.run(environment: Self.environment) { stage in
      let scene = try await Scene(.gtk3, on: stage)
      try await scene.focusWindow()
      try await stage.keyboard.press("ctrl+a")
      // One after the other: GTK 4's module of IBus may let a quick key overtake another.
      for (key, text) in [("b", "b"), ("y", "by"), ("e", "bye")] {
        try await stage.keyboard.press(key)
        try await scene.windowShows(text)
      }
      try await stage.keyboard.press("ctrl+Return")
      try await scene.windowCloses()
      try await stage.keyboard.focus(scene.app)
      try await stage.panel.pending(1)
      try await stage.toggle(scene.app)
      try await scene.app.text(of: .entry, becomes: "Wörter: bye")
    }
  }

  @Test func `Escape leaves everything as it was`() async throws {
    try await DesktopStage.run(environment: Self.environment) { stage in
      let scene = try await Scene(.gtk4, on: stage)
      try await scene.window.write("something else", into: .entry, "Text")
      try await scene.focusWindow()
      try await stage.keyboard.press("Escape")
      try await scene.windowCloses()
      try await stage.keyboard.focus(scene.app)
      #expect(try await scene.app.text(of: .entry) == "Wörter: hello 😀 world")
      // The next dictation is one: nothing waited.
      try await stage.dictate(scene.app)
      stage.script.answer("and so on")
      try await scene.app.text(of: .entry, becomes: "the next words") { words($0) == "wörter hello world and so on" }
    }
  }
}
