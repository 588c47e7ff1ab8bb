import FoundationEssentials
import GLibRuntime
import Glibc
import TestSupport
import Testing

@testable import Settings

/// A home folder with a compiled schema in it and values stored.
struct SettingsHome {
  private let folder: PrivateFolder
  var path: String { folder.path }

  init(stored: String = "", hasSchema: Bool = true, schema: String? = nil) async throws {
    GLibThread.start()
    folder = try PrivateFolder("settings")
    try Self.store(stored, in: folder.path)
    guard hasSchema else { return }
    let file = "\(Workspace.root)/data/\(SettingsSchema.id).gschema.xml"
    try folder.write(try schema ?? PrivateFolder.text(at: file), to: "\(SettingsSchema.id).gschema.xml")
    try await Self.run(["glib-compile-schemas", "--strict", path])
  }

  /// Writes GLib's key file, as another process would.
  static func store(_ values: String, in path: String) throws {
    let folder = URL(filePath: "\(path)/config/glib-2.0/settings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("[\(section)]\n\(values)\n".utf8).write(to: folder.appending(path: "keyfile"), options: .atomic)
  }

  /// Two databases of dconf's: the user's, and one with locks that goes before it.
  func makeDconf(user: String, site: String, locks: [String]) async throws {
    try folder.write("[\(Self.section)]\n\(user)\n", to: "dconf-user/values")
    try folder.write("[\(Self.section)]\n\(site)\n", to: "dconf-site/values")
    try folder.write(locks.map { "\(SettingsSchema.path)\($0)\n" }.joined(), to: "dconf-site/locks/locks")
    try folder.write("user-db:user\nfile-db:\(path)/site\n", to: "dconf-profile")
    try folder.write("", to: "config/dconf/none")
    try await Self.run(["dconf", "compile", "\(path)/config/dconf/user", "\(path)/dconf-user"])
    try await Self.run(["dconf", "compile", "\(path)/site", "\(path)/dconf-site"])
  }

  /// Runs `body` on the actor in a process that has this home. To be the first use of GSettings there.
  static func enter(_ path: String, backend: String, _ body: @GLibActor () async throws -> Void) async throws {
    setenv("GSETTINGS_BACKEND", backend, 1)
    setenv("XDG_CONFIG_HOME", "\(path)/config", 1)
    setenv("XDG_RUNTIME_DIR", path, 1)
    setenv("DCONF_PROFILE", "\(path)/dconf-profile", 1)
    setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(path)/no-bus", 1)
    GLibThread.start()
    try await body()
  }

  private static let section = "org/freedesktop/ibus/engine/utter"

  private static func run(_ command: [String]) async throws {
    let process = try await ChildProcess(Launch(command))
    #expect(await process.waitForExit() == .exited(0), "\(command)")
  }
}
