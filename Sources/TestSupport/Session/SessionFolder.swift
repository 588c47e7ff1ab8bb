import Glibc

/// A private home and all that hangs on it: the XDG folders, the environment, and the end of every process in it.
///
/// The cleaning up is done by a process of its own that waits for the end of its input: it comes too when a test traps
/// or is interrupted. It knows the session's processes by a mark in their environment, also those that a daemon
/// started.
final class SessionFolder: Sendable {
  let path: String
  private let cleaner: TestProcess
  private let isKept: Bool

  static let mark = "UTTER_SESSION"

  init() throws {
    var template = Array("\(Self.temporaryFolder)/utter-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ProcessFailure("no temporary folder: \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    isKept = getenv("UTTER_KEEP_SESSION") != nil
    let script = """
      cat > /dev/null
      while found=$(grep -lsxz -- "$1" /proc/[0-9]*/environ | cut -d/ -f3); [ -n "$found" ]; do kill -KILL $found; done
      [ -n "$3" ] || rm -rf "$2"
      """
    cleaner = try TestProcess(
      "/bin/sh", ["-c", script, "sh", "\(Self.mark)=\(path)", path, isKept ? "keep" : ""],
      environment: ["PATH": "/usr/bin:/bin"], errors: "/dev/null")
    for folder in [
      "home", "home/.config", "home/.cache", "home/.local", "home/.local/share", "home/.local/state", "logs",
    ] {
      try File.makeFolder("\(path)/\(folder)")
    }
    try File.makeFolder("\(path)/run", mode: 0o700)
  }

  /// What every program in the session starts from. Nothing of the user's own session is in it but PATH and the like.
  var environment: [String: String] {
    var environment = [
      Self.mark: path,
      "HOME": "\(path)/home",
      "XDG_RUNTIME_DIR": "\(path)/run",
      "XDG_CONFIG_HOME": "\(path)/home/.config",
      "XDG_CACHE_HOME": "\(path)/home/.cache",
      "XDG_DATA_HOME": "\(path)/home/.local/share",
      "XDG_STATE_HOME": "\(path)/home/.local/state",
      "LANG": "C.UTF-8",
      "NO_AT_BRIDGE": "1",
      "GIO_USE_VFS": "local",
      "GSETTINGS_BACKEND": "keyfile",
      "UTTER_LOG": "trace",
      "LIBGL_ALWAYS_SOFTWARE": "1",
      "GSK_RENDERER": "cairo",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH", "TMPDIR"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return environment
  }

  func log(_ name: String) -> String { "\(path)/logs/\(name).log" }

  /// Ends what is left of the session and removes the folder.
  func remove() async {
    cleaner.closeInput()
    await cleaner.exit()
    if isKept { print("kept: \(path)") }
  }

  private static var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }
}
