internal import CGio
internal import Glibc

extension OwnedDescriptor {
  /// The process or the machine has no descriptor left; the system's words.
  public struct Exhausted: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// A pipe, closed on exec.
  public static func pipe() throws(Exhausted) -> (reading: OwnedDescriptor, writing: OwnedDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard g_unix_open_pipe(&ends, FD_CLOEXEC, nil) != 0 else {
      throw Exhausted(description: String(cString: strerror(errno)))
    }
    return (OwnedDescriptor(adopting: ends[0]), OwnedDescriptor(adopting: ends[1]))
  }

  /// Two connected stream sockets, closed on exec.
  public static func socketPair() throws(Exhausted) -> (OwnedDescriptor, OwnedDescriptor) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Exhausted(description: String(cString: strerror(errno)))
    }
    return (OwnedDescriptor(adopting: ends[0]), OwnedDescriptor(adopting: ends[1]))
  }
}
