internal import DictationCore
internal import Glibc
internal import Localization

/// A line of standard input that nobody sees: echo is off while it is typed.
enum HiddenInput {
  /// - Parameter prompt: shown on a terminal only.
  static func read(_ prompt: String) throws(DictationFailure) -> String {
    guard isatty(STDIN_FILENO) == 1 else { return readLine(strippingNewline: true) ?? "" }
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else {
      throw DictationFailure(
        .badRequest, localized("The terminal cannot hide what is typed; give the key on standard input."))
    }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      Terminal.note("")
    }
    Terminal.prompt(prompt)
    return readLine(strippingNewline: true) ?? ""
  }
}
