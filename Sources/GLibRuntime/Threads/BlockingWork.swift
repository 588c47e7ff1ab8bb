internal import Glibc

/// For calls that block: reading a file, a library that takes its time.
public enum BlockingWork {
  /// Runs `body` on a thread of its own that ends with it, and waits for the result. Not on Dispatch: from its first use
  /// on, that wakes the process every second, for ever.
  public static func run<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { done in
      start { done.resume(with: Result { try body() }) }
    }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { work in
        Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    precondition(result == 0, "no thread: \(String(cString: strerror(result)))")
    pthread_detach(thread)
  }
}
