internal import Glibc

/// Hands out what comes through a pipe line by line.
@GLibActor
final class LineReader {
  private let descriptor: OwnedDescriptor
  private let body: @GLibActor (String) -> Void
  private var source: DescriptorSource?
  private var rest: [UInt8] = []

  init(_ descriptor: OwnedDescriptor, _ body: @escaping @GLibActor (String) -> Void) {
    self.descriptor = descriptor
    self.body = body
    _ = fcntl(descriptor.rawValue, F_SETFL, O_NONBLOCK)
    source = DescriptorSource(descriptor.rawValue, .readable) { [weak self] _ in self?.read() ?? false }
  }

  /// Hands out what is there, also a line without an end, and reads no further.
  func finish() {
    guard let source else { return }
    _ = read()
    source.cancel()
    self.source = nil
    guard !rest.isEmpty else { return }
    body(String(decoding: rest, as: UTF8.self))
    rest = []
  }

  /// Reads what is there. False at the end of the pipe.
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor.rawValue, &buffer, buffer.count)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      rest += buffer[..<count]
      handOutLines()
    }
  }

  private func handOutLines() {
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(lines.removeLast())
    for line in lines { body(String(decoding: line, as: UTF8.self)) }
  }
}
