import GLibRuntime
import TestSupport

/// The real window on a display of its own, used through its accessible tree and the keyboard.
@GLibActor
struct SettingsStage {
  let session: PrivateSession
  let app: AccessibleApp
  let keyboard: Keyboard

  nonisolated static func run(
    page: String = "welcome", _ body: @escaping @GLibActor (SettingsStage) async throws -> Void
  ) async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      let stage = try await SettingsStage(page, in: session)
      try await body(stage)
      await stage.app.quit()
    }
  }

  init(_ page: String, program: String = "\(Workspace.programs)/utter-settings", in session: PrivateSession)
    async throws
  {
    self.session = session
    app = try await AccessibleApp(program, ["--page", page], in: session)
    keyboard = Keyboard(session)
    // No window manager gives it the keyboard.
    let window = try await session.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Utter Settings")
    try await session.run("xdotool", "windowfocus", "--sync", String(window.split(separator: "\n").first ?? ""))
  }

  func open(_ page: String) async throws { try await app.select(page, in: "Pages") }

  /// Goes to a control as somebody without a mouse does.
  func focus(_ role: AccessibleApp.Role, _ name: String) async throws {
    for _ in 0..<100 {
      if try await app.state(role, name, "focused") { return }
      try await keyboard.press("Tab")
    }
    throw ProcessFailure("no Tab leads to the \(role.rawValue) “\(name)”")
  }

  /// Waits until a setting is stored as `gsettings` writes it.
  func setting(_ key: String, becomes value: String) async throws {
    // `gsettings monitor` does not say from when on it looks.
    while try await session.run("gsettings", "get", PrivateSession.schema, key) != value {
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
