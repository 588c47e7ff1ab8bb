internal import Dispatch

/// The journal's own thread of work: a slow disk holds up the journal, never the threads that everything else runs on.
final class JournalExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "utter.journal", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
