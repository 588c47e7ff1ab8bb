internal import Glibc

/// Standard output is for results, standard error for people.
enum Terminal {
  static let isErrorShown = isatty(STDERR_FILENO) == 1

  static func print(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Exactly that, without a line end.
  static func printExactly(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func complain(_ sentence: String) {
    clearLine()
    note("utter: \(sentence)")
  }

  /// Without an end of line.
  static func prompt(_ text: String) { write(text, to: STDERR_FILENO) }

  static func note(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// Puts a line in the place of the last one that was put there. Only where somebody sees it.
  static func show(_ line: String) {
    if isErrorShown { write("\r\u{1B}[K\(line)", to: STDERR_FILENO) }
  }

  static func clearLine() { show("") }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
