internal import CGio

/// A program that we started. Letting go of this object does not end the program.
@GLibActor
public final class ChildProcess {
  private let pointer: OpaquePointer
  private var lines: LineReader?
  private var status: ExitStatus?
  private var waiting: [CheckedContinuation<ExitStatus, Never>] = []

  /// The process id; 0 once the process has ended and was reaped.
  public var processID: Int32 {
    g_subprocess_get_identifier(pointer).flatMap { Int32(String(cString: $0)) } ?? 0
  }

  /// Starts a program.
  ///
  /// - Throws: `LaunchError` where the program cannot be executed.
  public init(_ launch: Launch) throws(LaunchError) {
    let errors = try launch.makeErrorPipe()
    pointer = try launch.start(errors: errors?.writing)
    if case .lines(let body) = launch.standardError, let errors { lines = LineReader(errors.reading, body) }
    waitForEnd()
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// How the process ended, or nil while it runs (or its end is not known yet). Its lines have been handed out by then.
  public var exitStatus: ExitStatus? { status }

  /// Waits for the end of the process. Any number of tasks may.
  public func waitForExit() async -> ExitStatus {
    await withCheckedContinuation { done in
      if let status { done.resume(returning: status) } else { waiting.append(done) }
    }
  }

  /// Sends a signal; does nothing once the process has ended, also where its id belongs to another by now.
  public func kill(_ signal: Int32) { g_subprocess_send_signal(pointer, signal) }

  private func waitForEnd() {
    // Holds the object until the process has ended: whoever waits gets an answer.
    let ready = AsyncReady { result in
      g_subprocess_wait_finish(self.pointer, result.pointer, nil)
      let status: ExitStatus =
        g_subprocess_get_if_exited(self.pointer) != 0
        ? .exited(g_subprocess_get_exit_status(self.pointer)) : .signaled(g_subprocess_get_term_sig(self.pointer))
      // What the program wrote before its end comes before the news of it.
      self.lines?.finish()
      self.status = status
      let waiting = self.waiting
      self.waiting = []
      for continuation in waiting { continuation.resume(returning: status) }
    }
    g_subprocess_wait_async(pointer, nil, AsyncReady.callback, ready.retained)
  }
}
