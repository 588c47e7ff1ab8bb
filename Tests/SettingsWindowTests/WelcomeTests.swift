import GLibRuntime
import TestSupport
import Testing

/// What the first page adds, in the real window.
@Suite struct WelcomeTests {
  @Test func `Utter and a layout beside it are added to the input sources`() async throws {
    let options = SessionOptions(display: .xvfb, environment: ["XDG_CURRENT_DESKTOP": "GNOME"])
    try await PrivateSession.run(options) { session in
      let stage = try await SettingsStage("welcome", in: session)
      try await stage.app.press("Add: Input source")
      try await stage.app.find(.label, "Utter is one of your input sources. *")
      try await stage.app.press("Add: Keyboard layout")
      // Whatever layout this machine was installed with.
      while true {
        let sources = try await session.run("gsettings", "get", "org.gnome.desktop.input-sources", "sources")
        if sources.hasPrefix("[('xkb', '"), sources.hasSuffix("'), ('ibus', 'utter')]") { break }
        try await Task.sleep(for: .milliseconds(50))
      }
      await stage.app.quit()
    }
  }
}
