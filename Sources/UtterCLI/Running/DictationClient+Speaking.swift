internal import DictationCore
internal import GLibRuntime
internal import ServiceInterface

extension DictationClient {
  /// Shows on the terminal what is heard of a dictation, until its text is there and printed. Control+C ends the
  /// recording; a second one gives the dictation up, and ends the program.
  /// - Throws: `DictationFailure` where no text comes of it, `ExitCode` where it could not be printed.
  func printText(of session: SessionID, from events: AsyncStream<ClientEvent>) async throws {
    let interrupt = InterruptWatch { [self] count in
      guard count > 1 else { return stop(session) }
      cancel(session)
      InterruptWatch.leave(self)
    }
    defer { interrupt.end() }
    var line = DictationLine()
    for await event in events {
      switch event {
      case .signal(.started(session)): Terminal.show(line.began())
      case .signal(.level(session, let level)): Terminal.show(line.heard(level))
      case .signal(.partial(session, let stable, let volatile)):
        Terminal.show(line.understood(stable + " " + volatile))
      case .signal(.textReady(session, .final, let draft)):
        Terminal.clearLine()
        return try await deliver(draft, of: session)
      case .signal(.remark(session, let sentence)): Terminal.complain(sentence)
      case .signal(.failed(session, let failure)): throw failure
      case .unavailable(let failure): throw failure
      default: break
      }
    }
  }
}
