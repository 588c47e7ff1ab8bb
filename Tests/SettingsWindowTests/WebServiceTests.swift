import GLibRuntime
import TestSupport
import Testing

/// Web services and their keys, in the real window.
@Suite struct WebServiceTests {
  @Test func `a key is typed and tried, and a keyring that is not there or locked is said until it is open`()
    async throws
  {
    let server = try StubServer { request in
      .json("{}", status: request.fields["authorization"] == "Bearer good-key" ? 200 : 401)
    }
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      try await session.run("mkdir", "-p", "\(session.folder)/home/.config/utter")
      try File.write(
        """
        {"stub": {"title": "Stub", "base-url": "\(server.address)/v1", "models": ["one"], "allow-plain-http": true}}
        """, to: "\(session.folder)/home/.config/utter/providers.json")
      let stage = try await SettingsStage("recognition", in: session)
      // No key is left where the window crashes.
      let limits = try File.read("/proc/\(stage.app.pid)/limits").split(separator: "\n")
      let core = limits.first { $0.hasPrefix("Max core file size") }
      #expect(core?.split(separator: " ").dropFirst(4).prefix(2) == ["1", "1"])
      try await stage.app.find(.label, "No keyring answers in this session; *")
      try await session.startKeyring()
      try await stage.app.find(.label, "No key yet; enter it below.")

      try await stage.enter("bad-key", into: nil, after: .item, "Stub")
      try await stage.app.find(.label, "The key is in your keyring.")
      try await stage.app.press("Test: Stub")
      try await stage.app.find(.label, "Stub refused the key*")
      try await session.run(
        "sh", "-c", "echo good-key | '\(Workspace.programs)/utter' key set stub")
      try await stage.app.press("Test: Stub")
      try await stage.app.find(.label, "Stub takes the key.")

      try await session.lockKeyring()
      try await stage.open("About")
      try await stage.open("Recognition")
      try await stage.app.find(.label, "Your keyring is locked, *")
      try await session.unlockKeyring()
      try await stage.app.find(.label, "The key is in your keyring.")
      try await stage.app.press("Remove: Stub")
      try await stage.app.press("Remove Remove")
      try await stage.app.find(.label, "No key yet; enter it below.")
      await stage.app.quit()
    }
  }
}
