internal import ArgumentParser
internal import Glibc
internal import Localization

/// Standard output is for results, standard error for people.
enum Terminal {
  static let isErrorShown = isatty(STDERR_FILENO) == 1

  /// - Throws: `ExitCode`, after saying why, where not all of it could be written.
  static func print(_ text: String) throws(ExitCode) { try printExactly(text + "\n") }

  /// Exactly that, without a line end.
  static func printExactly(_ text: String) throws(ExitCode) {
    guard let failure = put(text) else { return }
    // Whoever closed the pipe, such as head, has what it wanted.
    if failure != EPIPE {
      let reason = String(cString: strerror(failure))
      complain(localized("Standard output cannot be written (\(reason)): choose another place."))
    }
    throw .failure
  }

  /// Writes a result without a word about it.
  /// - Returns: The error (`errno`) that kept some of it from being written.
  static func put(_ text: String) -> Int32? { write(text, to: STDOUT_FILENO) }

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

  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another program made the pipe or the terminal one that does not wait.
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&place, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
