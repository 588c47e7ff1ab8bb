internal import GLibRuntime
internal import Glibc
internal import ServiceInterface

/// Control+C, or a polite request to end, while something is under way that must not be left behind.
@GLibActor
final class InterruptWatch {
  private var signals: [UnixSignal] = []
  private var count = 0

  /// - Parameter body: gets how often it was asked.
  init(_ body: @escaping @GLibActor (Int) -> Void) {
    signals = [SIGINT, SIGTERM].map { number in
      UnixSignal(number) { [weak self] in
        guard let self else { return }
        count += 1
        body(count)
      }
    }
  }

  /// From now on the signals end the program by themselves.
  func end() {
    for signal in signals { signal.cancel() }
  }

  /// Ends the program once the service was told everything.
  static func leave(_ client: DictationClient) {
    Task {
      await client.flush()
      Terminal.clearLine()
      exit(130)
    }
  }
}
