import Glibc

/// Whole files, without Foundation.
enum FileBytes {
  /// nil where it cannot be read, or is longer.
  static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
    return nil
  }
}
