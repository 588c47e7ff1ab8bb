internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Synchronization

/// A command that needs the main loop.
protocol LoopCommand: ParsableCommand, Sendable {
  /// - Throws: `DictationFailure` for what the user is to be told, `ExitCode` where he was told already.
  @GLibActor func perform() async throws
}

extension LoopCommand {
  func run() throws {
    let status = Mutex(ExitCode.success)
    MainLoop.run { loop in
      Task {
        do {
          try await perform()
        } catch {
          status.withLock { $0 = Self.report(error) }
        }
        loop.quit()
      }
    }
    let code = status.withLock { $0 }
    if code != .success { throw code }
  }

  private static func report(_ error: any Error) -> ExitCode {
    switch error {
    case let code as ExitCode: return code
    case let failure as DictationFailure: Terminal.complain(failure.sentence)
    default: Terminal.complain("\(error)")
    }
    return .failure
  }
}
