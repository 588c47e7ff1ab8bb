import GLibRuntime
import Glibc
import Testing

/// The loop of a whole program, each in a process of its own.
struct MainLoopTests {
  @Test func runsUntilItIsToldToQuit() async {
    await #expect(processExitsWith: .exitCode(7)) {
      nonisolated(unsafe) var steps = 0
      MainLoop.run { loop in
        LoopTimer.after(.milliseconds(1)) {
          steps += 1
          Task {
            await Task.yield()
            steps += 1
            loop.quit()
          }
        }
      }
      exit(steps == 2 ? 7 : 1)
    }
  }

  @Test func quitBeforeItRunsEndsItToo() async {
    await #expect(processExitsWith: .exitCode(7)) {
      MainLoop.run { $0.quit() }
      exit(7)
    }
  }

  @Test func doesNotRunWhereTheSetUpFails() async {
    await #expect(processExitsWith: .exitCode(7)) {
      struct Refusal: Error {}
      do {
        try MainLoop.run { _ throws(Refusal) in throw Refusal() }
      } catch {
        exit(7)
      }
    }
  }

  @Test func endsWithATermSignal() async {
    await #expect(processExitsWith: .exitCode(7)) {
      nonisolated(unsafe) var signal: UnixSignal?
      MainLoop.run { loop in
        signal = UnixSignal(SIGTERM) { loop.quit() }
        kill(getpid(), SIGTERM)
      }
      withExtendedLifetime(signal) {}
      exit(7)
    }
  }
}
