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

  private static func link(_ path: String) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(path, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }
}
