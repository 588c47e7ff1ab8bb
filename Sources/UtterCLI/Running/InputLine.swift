internal import GLibRuntime
internal import Glibc

/// Waits for Enter, or the end of standard input.
@GLibActor
final class InputLine {
  private var source: DescriptorSource?

  init(_ body: @escaping @GLibActor () -> Void) {
    // A shortcut of the desktop starts programs with /dev/null: nobody is there to end anything.
    guard !Self.isNull else { return }
    source = DescriptorSource(STDIN_FILENO, .readable) { _ in
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count <= 0 || buffer[..<count].contains(UInt8(ascii: "\n")) else { return true }
      body()
      return false
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
