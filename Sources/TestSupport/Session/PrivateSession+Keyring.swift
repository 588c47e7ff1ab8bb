public import GLibRuntime

extension PrivateSession {
  /// A gnome-keyring in the session, unlocked.
  @GLibActor public func startKeyring() async throws {
    let keyring = try start(
      "gnome-keyring-daemon", ["--foreground", "--unlock", "--components=secrets"], log: "keyring")
    keyring.send("password")
    keyring.closeInput()
    try await run("gdbus", "wait", "--session", "--timeout", "600", "org.freedesktop.secrets")
  }

  /// As the desktop does once its user has given the password.
  @GLibActor public func unlockKeyring() async throws {
    let script = "\(Workspace.root)/Tests/Fixtures/unlock_keyring.py"
    try await run("sh", "-c", "echo password | /usr/bin/python3 '\(script)'")
  }

  @GLibActor public func lockKeyring() async throws {
    try await run(
      "gdbus", "call", "--session", "--dest", "org.freedesktop.secrets", "--object-path", "/org/freedesktop/secrets",
      "--method", "org.freedesktop.Secret.Service.Lock", "['/org/freedesktop/secrets/collection/login']")
  }
}
