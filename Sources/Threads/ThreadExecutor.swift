/// Runs an actor on a thread of its own.
public final class ThreadExecutor: SerialExecutor {
  private let thread = WorkThread()

  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    thread.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  deinit { thread.close() }
}
