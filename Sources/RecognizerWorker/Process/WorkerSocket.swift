internal import Glibc
internal import RecognizerWire

/// The bytes between the service and this process.
struct WorkerSocket: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Hands everything that comes to `queue`; never waits for it to be worked on. Does not come back.
  func readAll(into queue: RequestQueue) -> Never {
    var decoder = FrameDecoder<HostMessage>()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    do throws(WireError) {
      while let count = read(into: &buffer) {
        decoder.append(buffer[..<count])
        while let message = try decoder.next() {
          check(message)
          queue.append(message)
        }
      }
    } catch {
      WorkerProcess.quit("the service sent what is not a message (\(error))")
    }
    // The service closed the socket or is gone. Nobody wants what is still being decoded.
    _exit(EXIT_SUCCESS)
  }

  /// Waits until the service took it all.
  func write(_ message: WorkerMessage) {
    var rest = message.frame[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        _exit(EXIT_SUCCESS)
      }
    }
  }

  /// The number of bytes read; nil at the end.
  private func read(into buffer: inout [UInt8]) -> Int? {
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 { return count }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  private func check(_ message: HostMessage) {
    guard case .hello(let version) = message, version != FrameLimits.version else { return }
    WorkerProcess.quit(
      "the service speaks version \(version) and this program version \(FrameLimits.version); install them together")
  }
}
