/// Runs the journal on a thread of its own.
final class JournalExecutor: SerialExecutor {
  private let thread = JournalThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    thread.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  deinit { thread.close() }
}
