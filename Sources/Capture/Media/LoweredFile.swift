internal import Glibc

/// What is turned down now, for whoever comes after a crash.
struct LoweredFile: Sendable {
  /// nil: it is not remembered.
  let path: String?

  func read() -> [LoweredStream] {
    guard let path, let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n")
      .compactMap(LoweredStream.init(line:))
  }

  /// An empty list is no file.
  func write(_ streams: [LoweredStream]) {
    guard let path else { return }
    guard !streams.isEmpty else {
      unlink(path)
      return
    }
    guard let file = fopen(path + ".new", "we") else { return }
    let text = Array((streams.map(\.line).joined(separator: "\n") + "\n").utf8)
    let isWritten = fwrite(text, 1, text.count, file) == text.count
    if fclose(file) == 0, isWritten { rename(path + ".new", path) }
  }
}
