import GLibRuntime
import TestSupport
import Testing

/// Every page fits into a window as narrow as it may be, whatever the size of the text, and all that can be reached has
/// a name.
@Suite struct FitTests {
  /// The pages, each with something that shows that it is there.
  private static let pages: [(page: String, role: AccessibleApp.Role, name: String)] = [
    ("welcome", .label, "Speak into this field"), ("dictation", .label, "Hold to speak"),
    ("microphone", .number, "Keep it open"), ("recognition", .choice, "Second pass"),
    ("words", .label, "As it is said"),
    ("history", .search, "Search in the history"), ("privacy", .toggle, "Use no network at all"),
    ("about", .button, "Examine: Examine again"),
  ]

  @Test(arguments: [(pixels: 360, dpi: 192), (900, 192)])
  func `every page fits`(pixels: Int, dpi: Int) async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb, settings: Self.settings)) { session in
      // As GNOME's large text: read by GTK when it starts.
      try await session.run(
        "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t\(dpi)")
      try await Self.fill(session)
      let stage = try await SettingsStage("welcome", in: session)
      try await stage.resize(pixels, 700)
      for (page, role, name) in Self.pages {
        // The window that is there shows it.
        try await session.run("\(Workspace.programs)/utter-settings", "--page", page)
        try await stage.app.find(role, name)
        let faults = try await stage.app.faults(width: pixels)
        #expect(faults == "", "\(page)")
      }
      await stage.app.quit()
    }
  }

  private static let settings = [
    "toggle-keys": "['Control+Shift+space', 'Control+Alt+Super+Scroll_Lock']", "language-tones": "{'de': 'formal'}",
    "language-recognizers": "{'de': 'cloud/openai/gpt-4o-mini-transcribe'}",
    "recognizer": "'cloud/openai/gpt-4o-mini-transcribe'",
  ]

  /// Words that are longer than they should be.
  @GLibActor private static func fill(_ session: PrivateSession) async throws {
    let folder = "\(session.folder)/home/.config/utter"
    try await session.run("mkdir", "-p", folder)
    try File.write(
      """
      spoken,written,kind
      ,Donaudampfschifffahrtsgesellschaftskapitän,word
      meeting,https://meet.example.org/a-room-with-a-name-that-is-longer-than-a-line-of-the-window,snippet

      """, to: "\(folder)/dictionary.csv")
  }
}
