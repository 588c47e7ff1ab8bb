internal import Glibc

/// The file of the running program, which an update may have taken away: dpkg and `make install` put a new file in the
/// place of the old one, and whoever runs the old one goes on with it.
public enum ProgramFile: Hashable, Sendable {
  /// It is what was started.
  case current
  /// Another one is in its place.
  case replaced
  case removed

  /// Asks the kernel, which takes a microsecond or two. Nothing watches.
  public static var state: ProgramFile {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
    let path = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    guard path.hasSuffix(deleted) else { return .current }
    return access(String(path.dropLast(deleted.count)), X_OK) == 0 ? .replaced : .removed
  }

  /// How Linux marks a file that has lost its name; see proc(5).
  private static let deleted = " (deleted)"
}
