import Glibc

/// Runs `body` on a thread of its own. For calls that block: `waitpid`, `read`, a main loop.
func detachThread(_ body: @escaping @Sendable () -> Void) {
  let box = Unmanaged.passRetained(ThreadBody(body))
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { box in
      Unmanaged<ThreadBody>.fromOpaque(box!).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  precondition(result == 0, "no thread: \(String(cString: strerror(result)))")
  pthread_detach(thread)
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
