internal import Glibc

/// Where the ibus-daemon of this session listens. libibus looks in the same places.
enum IBusAddress {
  /// nil where no daemon runs.
  static func find(_ environment: DoctorEnvironment) -> String? {
    if let address = environment["IBUS_ADDRESS"] { return address }
    if let file = environment["IBUS_ADDRESS_FILE"] { return read(file) }
    guard let folder = environment.configurationFolder.map({ $0 + "/ibus/bus" }) else { return nil }
    let files = TextFile.names(in: folder).map { "\(folder)/\($0)" }
    // One file for each display that ever had a daemon; those of another display are better than none.
    let display = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"].map(number) ?? ""
    let ours = files.filter { $0.hasSuffix("-\(display)") }
    return (ours + files).lazy.compactMap(read).first
  }

  /// `:0.0` → `0`
  private static func number(of display: String) -> String {
    let behind = display.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
    return String(behind.prefix { $0 != "." })
  }

  /// nil where the daemon that wrote the file has ended.
  private static func read(_ file: String) -> String? {
    guard let lines = TextFile.read(file)?.split(separator: "\n") else { return nil }
    func value(_ name: String) -> String? {
      lines.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    guard let address = value("IBUS_ADDRESS"), let process = value("IBUS_DAEMON_PID").flatMap({ pid_t($0) }),
      kill(process, 0) == 0 || errno == EPERM
    else { return nil }
    return address
  }
}
