import GLibRuntime
import TestSupport
import Testing

/// Web services and their keys, in the real window.
@Suite struct WebServiceTests {
  @Test func `a key is tried, and a keyring that is not there or locked is said in place`() async throws {
    let server = try StubServer { _ in .json("{}") }
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      try await session.run("mkdir", "-p", "\(session.folder)/home/.config/utter")
      try File.write(
        """
        {"stub": {"title": "Stub", "base-url": "\(server.address)/v1", "models": ["one"], "allow-plain-http": true}}
        """, to: "\(session.folder)/home/.config/utter/providers.json")
      let stage = try await SettingsStage("recognition", in: session)
      try await stage.app.find(.label, "No keyring answers in this session; *")
      try await session.startKeyring()
      try await stage.app.find(.label, "No key yet; enter it below.")

      try await session.run(
        "sh", "-c", "echo good-key | '\(Workspace.programs)/utter' key set stub")
      try await stage.open("About")
      try await stage.open("Recognition")
      try await stage.app.press("Test: Stub")
      try await stage.app.find(.label, "Stub takes the key.")
      server.onRequest { _ in .json("{}", status: 401) }
      try await stage.app.press("Test: Stub")
      try await stage.app.find(.label, "Stub refused the key*")

      try await session.lockKeyring()
      try await stage.open("About")
      try await stage.open("Recognition")
      try await stage.app.find(.label, "Your keyring is locked, *")
      await stage.app.quit()
    }
  }
}
