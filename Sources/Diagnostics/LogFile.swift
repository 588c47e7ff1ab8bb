import Glibc
import Synchronization

/// A log file that only its owner can read, and that cannot grow without bound: above `maximumBytes` it becomes
/// `NAME.1` (the one before is dropped) and a new one begins.
///
/// Each line is one `write` to a descriptor opened for appending, so that two processes of the same program can share
/// the file. A disk that is full or a folder that is gone costs log lines, never the program.
public final class LogFile: Sendable {
  public static let defaultMaximumBytes = 1 << 20

  public let path: String
  private let maximumBytes: Int
  private let descriptor: Mutex<Int32>

  /// - Throws: `LogFileError` where the folder or the file cannot be made.
  public init(folder: String, name: String, maximumBytes: Int = defaultMaximumBytes) throws(LogFileError) {
    try Self.makeFolder(folder)
    let path = folder + "/" + name
    let descriptor = Self.open(path)
    guard descriptor >= 0 else { throw LogFileError(path: path, errno: errno) }
    self.path = path
    self.maximumBytes = maximumBytes
    self.descriptor = Mutex(descriptor)
  }

  deinit {
    _ = descriptor.withLock { close($0) }
  }

  func write(_ line: String) {
    var line = line + "\n"
    descriptor.withLock { descriptor in
      renewIfNeeded(&descriptor, adding: line.utf8.count)
      line.withUTF8 { bytes in _ = Glibc.write(descriptor, bytes.baseAddress, bytes.count) }
    }
  }

  /// Another process may have renamed the file in the meantime: then it is opened anew, not renamed again.
  private func renewIfNeeded(_ descriptor: inout Int32, adding bytes: Int) {
    var held = stat()
    guard fstat(descriptor, &held) == 0, Int(held.st_size) + bytes > maximumBytes, held.st_size > 0 else { return }
    var named = stat()
    if stat(path, &named) == 0, named.st_ino == held.st_ino, named.st_dev == held.st_dev {
      rename(path, path + ".1")
    }
    let renewed = Self.open(path)
    guard renewed >= 0 else { return }
    close(descriptor)
    descriptor = renewed
  }

  private static func open(_ path: String) -> Int32 {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // The mode above counts only for a new file.
    if descriptor >= 0 { fchmod(descriptor, 0o600) }
    return descriptor
  }

  /// Makes the folder and those above it. Folders that exist keep their mode, except the last one, which is ours.
  private static func makeFolder(_ folder: String) throws(LogFileError) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw LogFileError(path: path, errno: errno) }
    }
    guard chmod(folder, 0o700) == 0 else { throw LogFileError(path: folder, errno: errno) }
  }
}
