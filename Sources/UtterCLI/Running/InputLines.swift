internal import GLibRuntime
internal import Glibc

/// What is typed while something is under way, line by line.
@GLibActor
final class InputLines {
  private var source: DescriptorSource?

  /// - Parameter body: gets each line, nil at the end of standard input; returns whether it wants more.
  init(_ body: @escaping @GLibActor (String?) -> Bool) {
    // A shortcut of the desktop starts programs with /dev/null: nobody is there to end anything.
    guard !Self.isNull else { return }
    var line: [UInt8] = []
    source = DescriptorSource(STDIN_FILENO, .readable) { _ in
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0 else {
        _ = body(nil)
        return false
      }
      for byte in buffer[..<count] {
        guard byte == UInt8(ascii: "\n") else {
          line.append(byte)
          continue
        }
        guard body(String(decoding: line, as: UTF8.self)) else { return false }
        line = []
      }
      return true
    }
  }

  func cancel() { source?.cancel() }

  private static var isNull: Bool {
    var input = stat()
    var null = stat()
    guard fstat(STDIN_FILENO, &input) == 0 else { return true }
    return stat("/dev/null", &null) == 0 && input.st_rdev == null.st_rdev && input.st_ino == null.st_ino
  }
}
