import Glibc

/// Two connected descriptors, neither inherited by programs started meanwhile on other threads: `pipe2`, which could
/// say that too, is not visible to Swift, a pair of sockets is.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw ProcessFailure("no pipe: \(String(cString: strerror(errno)))")
    }
    reading = ends[0]
    writing = ends[1]
  }
}
