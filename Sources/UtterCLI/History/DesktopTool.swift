internal import DictationCore
internal import GLibRuntime
internal import Glibc
internal import Localization

/// Something that every desktop can do, by one program or another.
struct DesktopTool {
  /// Shell commands that read descriptor 3; the first that is installed and works is taken.
  let commands: [(program: String, command: String)]
  let missing: String

  static var clipboard: DesktopTool {
    let x11 = [
      ("xclip", "xclip -selection clipboard < /proc/self/fd/3"), ("xsel", "xsel --clipboard --input < /proc/self/fd/3"),
    ]
    let wayland = [("wl-copy", "wl-copy < /proc/self/fd/3")]
    return DesktopTool(
      commands: getenv("WAYLAND_DISPLAY") == nil ? x11 : wayland + x11,
      missing: localized("Nothing here can fill the clipboard: install wl-clipboard (Wayland) or xclip (X11)."))
  }

  static var player: DesktopTool {
    DesktopTool(
      commands: ["paplay", "pw-play", "aplay"].map { ($0, "\($0) /proc/self/fd/3") },
      missing: localized("Nothing here can play a sound file: install pulseaudio-utils or pipewire-bin."))
  }

  /// - Throws: `DictationFailure`
  @GLibActor func run(with file: OwnedDescriptor) async throws {
    let installed = commands.filter { Self.isInstalled($0.program) }
    guard !installed.isEmpty else { throw DictationFailure(.badRequest, missing) }
    for tool in installed {
      // One that is installed need not be what this desktop uses.
      lseek(file.rawValue, 0, SEEK_SET)
      let process = try? ChildProcess(Launch(["/bin/sh", "-c", tool.command], descriptors: [3: file]))
      if await process?.waitForExit() == .exited(0) { return }
    }
    let names = installed.map(\.program).joined(separator: ", ")
    throw DictationFailure(.badRequest, localized("None of \(names) did work; what they said is above."))
  }

  /// A file without a name: what was said is on no command line, which everybody on the machine may read.
  static func file(holding text: String) throws -> OwnedDescriptor {
    var name = Array("/tmp/utter-XXXXXX\0".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw DictationFailure(.badRequest, localized("There is no room for a temporary file: make room in /tmp."))
    }
    unlink(name)
    let file = OwnedDescriptor(adopting: descriptor)
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw DictationFailure(.badRequest, localized("There is no room for a temporary file: make room in /tmp."))
    }
    return file
  }

  private static func isInstalled(_ program: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
