internal import GLibRuntime
internal import Glibc
internal import Threads

/// Runs the default `GMainContext`, and with it `GLibActor`, on a thread of its own: a test process has no main loop.
///
/// ```swift
/// struct BusTests {
///   init() { GLibThread.start() }
///
///   @Test @GLibActor func answers() async throws { … }
/// }
/// ```
///
/// The functions are isolated, not the suite: Swift Testing collects the tests of an isolated suite on its actor, before
/// anybody could have started the thread, and would wait for ever.
public enum GLibThread {
  /// Starts the thread where it does not run yet. It runs until the process ends.
  public static func start() { _ = thread }

  private static let thread: Void = {
    detachThread {
      // Tests run on threads that block signals, and every process started from here would inherit that.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      MainLoop.runForever()
    }
  }()
}
