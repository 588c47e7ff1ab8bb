import FoundationEssentials
import GLibRuntime
import Glibc
import TestSupport
import Testing

@testable import SettingsPages

/// A home with Utter's schema in it, for pages in a process of its own: GSettings keeps to what it found first.
struct PageHome {
  private let folder: PrivateFolder
  var path: String { folder.path }

  init(hasSchema: Bool = true) async throws {
    folder = try PrivateFolder("pages")
    try folder.write("", to: "config/none")
    if hasSchema { try await Self.addSchema(path) }
  }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  static func addSchema(_ path: String) async throws {
    let name = "org.freedesktop.ibus.engine.utter.gschema.xml"
    let text = try PrivateFolder.text(at: "\(Workspace.root)/data/\(name)")
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
    try await run(["glib-compile-schemas", "--strict", path])
  }

  /// Two databases of dconf's: the user's, and one of an administrator with the keys that he locked.
  func lock(_ keys: [String: String], in section: String = "org/freedesktop/ibus/engine/utter") async throws {
    let values = keys.map { "\($0.key)=\($0.value)\n" }.joined()
    try folder.write("[\(section)]\n\(values)", to: "site/values")
    try folder.write(keys.keys.map { "/\(section)/\($0)\n" }.joined(), to: "site/locks/locks")
    try folder.write("user-db:user\nfile-db:\(path)/site.db\n", to: "dconf-profile")
    try await Self.run(["dconf", "compile", "\(path)/site.db", "\(path)/site"])
  }

  /// Runs `body` in a process that has this home.
  static func enter(_ path: String, backend: String = "memory", _ body: @GLibActor () async throws -> Void) async throws
  {
    setenv("GSETTINGS_BACKEND", backend, 1)
    setenv("XDG_CONFIG_HOME", "\(path)/config", 1)
    setenv("XDG_RUNTIME_DIR", path, 1)
    setenv("DCONF_PROFILE", "\(path)/dconf-profile", 1)
    setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(path)/no-bus", 1)
    GLibThread.start()
    try await body()
  }

  private static func run(_ command: [String]) async throws {
    let process = try await ChildProcess(Launch(command))
    #expect(await process.waitForExit() == .exited(0), "\(command)")
  }
}
