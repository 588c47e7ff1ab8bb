import Glibc

/// Why there is no log file.
public struct LogFileError: Error, CustomStringConvertible {
  public let path: String
  /// The number that the system call left.
  public let errno: Int32

  public var description: String {
    "Cannot write the log to \(path): \(String(cString: strerror(errno))); nothing is logged until that is changed."
  }
}
