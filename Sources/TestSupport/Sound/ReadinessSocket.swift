import Glibc
import Threads

/// Where a program that knows systemd's protocol (`NOTIFY_SOCKET`, `READY=1`) says that it is up.
struct ReadinessSocket: ~Copyable {
  let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw ProcessFailure("the path \(path) is too long for a socket")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw ProcessFailure("no socket at \(path): \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  /// Waits for the program's word.
  /// - Throws: `ProcessFailure` where it ended instead.
  func ready(_ process: TestProcess, log: String) async throws {
    let (descriptor, ended) = (descriptor, process.ended)
    let isReady = await withCheckedContinuation { continuation in
      detachThread {
        var polled = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: ended, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&polled, 2, -1) < 0, errno == EINTR {}
        continuation.resume(returning: polled[0].revents != 0)
      }
    }
    guard isReady else { throw ProcessFailure("\(process.name) ended before it was ready; see \(log)") }
  }
}
