import GLibRuntime
import TestSupport
import Testing

/// The window without a mouse.
@Suite struct KeyboardTests {
  private static let pages = [
    "Welcome", "Dictation", "Microphone", "Recognition", "Words", "History", "Privacy", "About",
  ]

  @Test func `arrow keys go through the pages, and Tab leads into the one that is shown`() async throws {
    try await SettingsStage.run(page: "welcome") { stage in
      try await stage.focus(.item, "Welcome")
      for page in Self.pages {
        try await stage.app.wait(.item, page, "focused", true)
        try await stage.keyboard.press("Tab")
        while true {
          let around = try await stage.app.focus().names
          if around.contains(page), !around.contains("Pages") { break }
        }
        try await stage.keyboard.press("shift+Tab")
        try await stage.app.wait(.item, page, "focused", true)
        try await stage.keyboard.press("Down")
      }
    }
  }
}
