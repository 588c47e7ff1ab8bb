internal import CGio

/// The main loop of a program, on the default context.
@GLibActor
public final class MainLoop {
  private let loop: OpaquePointer

  private init() { loop = g_main_loop_new(nil, 0) }

  isolated deinit { g_main_loop_unref(loop) }

  /// Takes the default context for the calling thread, calls `setUp` on it, and runs the loop until ``quit()``.
  /// Keep what has to live as long as the program in variables that `setUp` captures, or at file level.
  ///
  /// Returns what `setUp` throws, without having run the loop.
  public nonisolated static func run<Failure: Error>(
    _ setUp: @GLibActor (MainLoop) throws(Failure) -> Void
  ) throws(Failure) {
    let context = g_main_context_default()
    precondition(g_main_context_acquire(context) != 0, "another thread runs the GLib main loop")
    defer { g_main_context_release(context) }
    let result: Result<MainLoop, Failure> = GLibActor.assumeIsolated {
      let loop = MainLoop()
      do throws(Failure) {
        try setUp(loop)
      } catch {
        return .failure(error)
      }
      return .success(loop)
    }
    let loop = try result.get()
    g_main_loop_run(GLibActor.assumeIsolated { SendablePointer(loop.loop) }.pointer)
  }

  /// Runs the default context on the calling thread for ever. For test processes, whose main thread is not ours.
  public nonisolated static func runForever() -> Never {
    let loop = g_main_loop_new(nil, 0)
    while true { g_main_loop_run(loop) }
  }

  /// Ends `run`, also when called before the loop runs or from another callback of it.
  public func quit() {
    LoopTimer.after(.zero) { [self] in g_main_loop_quit(loop) }
  }
}
