internal import Threads

/// For calls that block: reading a file, a library that takes its time.
public enum BlockingWork {
  /// Runs `body` on a thread of its own that ends with it, and waits for the result.
  public static func run<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { done in
      detachThread { done.resume(with: Result { try body() }) }
    }
  }
}
