internal import Glibc

/// A text file of this user's, who may edit it at any time.
public struct UserFile: Hashable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// In `$XDG_CONFIG_HOME/utter`; nil where neither XDG_CONFIG_HOME nor HOME is set. As the XDG specification asks, a
  /// relative path counts as none.
  public static func named(_ name: String) -> UserFile? {
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    return folder.map { UserFile(path: "\($0)/utter/\(name)") }
  }

  /// Changes whenever the file does; nil where there is none.
  public var version: FileVersion? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileVersion(
      inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int64(status.st_mtim.tv_sec),
      nanoseconds: Int64(status.st_mtim.tv_nsec))
  }

  /// Empty where there is no file.
  /// - Parameter limit: in bytes; what is behind it is not read.
  /// - Throws: `UserFileError.unreadable`.
  public func read(limit: Int) throws(UserFileError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return "" }
      throw .unreadable(path: path, reason: Self.reason)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unreadable(path: path, reason: Self.reason) }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces the file in one step: who reads it meanwhile sees the old one or the new one.
  /// - Throws: `UserFileError.unwritable`.
  public func write(_ text: String) throws(UserFileError) {
    makeFolders(path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
    let draft = "\(path).\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: Self.reason) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    let isSafe = rest.isEmpty && fsync(descriptor) == 0
    let reason = Self.reason
    close(descriptor)
    guard isSafe, rename(draft, path) == 0 else {
      unlink(draft)
      throw .unwritable(path: path, reason: isSafe ? Self.reason : reason)
    }
  }

  private func makeFolders(_ folder: String) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      mkdir(path, 0o700)
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private static func absolute(_ variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
