internal import Glibc

enum StandardInput {
  /// Its text without the line end that `echo` adds.
  static func words() -> String {
    var text = text()
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// Everything up to its end. Bytes that are no UTF-8 become the replacement character.
  static func text() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}
