import Glibc

extension PrivateSession {
  /// The processes of the session that run a program, such as those that a daemon started.
  public nonisolated func processes(_ program: String) -> [Int32] {
    File.names(in: "/proc").compactMap { Int32($0) }.filter { pid in
      guard Self.link("/proc/\(pid)/exe").hasSuffix("/\(program)"),
        let environment = try? File.read("/proc/\(pid)/environ")
      else { return false }
      return environment.split(separator: "\0").contains("\(SessionFolder.mark)=\(folder)")
    }
  }

  /// Ends every process of the session that runs a program, at once and without a word.
  /// - Returns: How many there were.
  @discardableResult
  public nonisolated func kill(_ program: String) -> Int {
    let pids = processes(program)
    for pid in pids { Glibc.kill(pid, SIGKILL) }
    return pids.count
  }

  /// Ends a program that ibus-daemon started, and waits until it knows: before, it takes the program for running, and
  /// waits 15 s for an engine that nobody makes. Nothing announces that a child was reaped, so it is looked for.
  public nonisolated func killEngine(_ program: String) async throws {
    let pids = processes(program)
    for pid in pids { Glibc.kill(pid, SIGKILL) }
    while pids.contains(where: { Glibc.kill($0, 0) == 0 }) { try await Task.sleep(for: .milliseconds(1)) }
    guard pids.count == 1 else { throw ProcessFailure("\(pids.count) of \(program) ran") }
  }

  private static func link(_ path: String) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(path, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }
}
