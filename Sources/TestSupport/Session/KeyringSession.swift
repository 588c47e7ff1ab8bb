import Glibc

/// A bus with an unlocked gnome-keyring, for this process alone.
public final class KeyringSession: Sendable {
  private let folder: TemporaryFolder
  private let bus: TestProcess
  private let keyring: TestProcess
  private let environment: [String: String]

  public init() async throws {
    folder = try TemporaryFolder()
    var environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
    let errors = folder.file("errors")
    bus = try TestProcess(
      "dbus-daemon", ["--session", "--nofork", "--print-address", "--address=unix:path=\(folder.file("bus"))"],
      environment: environment, errors: errors)
    for await line in bus.lines {
      environment["DBUS_SESSION_BUS_ADDRESS"] = line
      break
    }
    for name in ["HOME", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"] { setenv(name, environment[name]!, 1) }
    self.environment = environment
    keyring = try TestProcess(
      "gnome-keyring-daemon", ["--foreground", "--unlock", "--components=secrets"], environment: environment,
      errors: errors)
    keyring.send("password")
    keyring.closeInput()
    // It prints its variables when it is on the bus.
    try await Command.run(
      "gdbus", ["wait", "--session", "--timeout", "600", "org.freedesktop.secrets"], environment: environment,
      errors: errors)
  }

  public func lock() async throws {
    try await Command.run(
      "gdbus",
      [
        "call", "--session", "--dest", "org.freedesktop.secrets", "--object-path", "/org/freedesktop/secrets",
        "--method",
        "org.freedesktop.Secret.Service.Lock", "['/org/freedesktop/secrets/collection/login']",
      ], environment: environment, errors: folder.file("errors"))
  }

  public func end() async {
    await keyring.terminate()
    await bus.terminate()
  }
}
