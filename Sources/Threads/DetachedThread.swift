internal import Glibc

/// Runs `body` on a thread of its own that ends with it, for calls that block: a main loop, `waitpid`, reading a file.
///
/// Not Dispatch: on Linux its pool wakes the process once a second from its first use on, and an idle service wakes for
/// nothing.
public func detachThread(_ body: @escaping @Sendable () -> Void) {
  let work = Unmanaged.passRetained(ThreadWork(body))
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { work in
      Unmanaged<ThreadWork>.fromOpaque(work!).takeRetainedValue().body()
      return nil
    }, work.toOpaque())
  precondition(result == 0, "no thread: \(String(cString: strerror(result)))")
  pthread_detach(thread)
}

private final class ThreadWork: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
