internal import CGio

/// Runs jobs on the default `GMainContext`: those of `GLibActor`, and those of its tasks that belong to no actor.
final class GLibMainExecutor: SerialExecutor, TaskExecutor {
  static let shared = GLibMainExecutor()

  private final class Box {
    let job: UnownedJob
    init(_ job: UnownedJob) { self.job = job }
  }

  /// Default priority, which is that of GDBus: jobs, replies and signals run in the order in which they came.
  func enqueue(_ job: consuming ExecutorJob) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        let box = Unmanaged<Box>.fromOpaque(data!).takeRetainedValue()
        // As both at once (SE-0417): where jobs run on the serial executor alone, a task that prefers this one is put
        // back into the queue whenever it enters a function that may suspend, such as `withCheckedContinuation`.
        let executor = GLibMainExecutor.shared
        box.job.runSynchronously(
          isolatedTo: executor.asUnownedSerialExecutor(), taskExecutor: executor.asUnownedTaskExecutor())
        return 0
      }, Unmanaged.passRetained(Box(UnownedJob(job))).toOpaque(), nil)
  }

  func isIsolatingCurrentContext() -> Bool? { g_main_context_is_owner(g_main_context_default()) != 0 }

  func checkIsolated() {
    precondition(g_main_context_is_owner(g_main_context_default()) != 0, "this thread does not run the GLib main loop")
  }
}
