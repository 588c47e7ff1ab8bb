internal import GLibRuntime
internal import Glibc

/// Drains a worker's standard error, so that it can never block on it, and keeps the last line: libraries that end the
/// process say there why.
@GLibActor
final class LastWords {
  private static let longest = 300

  private let reading: OwnedDescriptor
  private var source: DescriptorSource?
  private var unfinished: [UInt8] = []
  private var lastLine: [UInt8] = []

  /// - Parameter reading: the end of a pipe that nobody else reads.
  init(_ reading: OwnedDescriptor) {
    self.reading = reading
    source = DescriptorSource(reading.rawValue, .readable) { [weak self] _ in self?.readOnce() ?? false }
  }

  /// Everything that was written so far is taken into account. Call it when the process has ended.
  func take() -> String? {
    source?.cancel()
    source = nil
    var status = pollfd(fd: reading.rawValue, events: Int16(POLLIN), revents: 0)
    while poll(&status, 1, 0) == 1, readOnce() {}
    let line = unfinished.isEmpty ? lastLine : unfinished
    return line.isEmpty ? nil : String(decoding: line.suffix(Self.longest), as: UTF8.self)
  }

  /// Whether there may be more.
  private func readOnce() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(reading.rawValue, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    for byte in buffer[..<count] {
      if byte == UInt8(ascii: "\n") {
        if !unfinished.isEmpty { lastLine = unfinished }
        unfinished = []
      } else if unfinished.count < Self.longest {
        unfinished.append(byte)
      }
    }
    return true
  }
}
