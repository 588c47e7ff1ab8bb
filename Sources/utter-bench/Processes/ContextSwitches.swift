import TestSupport

/// How often each thread of a process was given a processor since it began.
struct ContextSwitches {
  private var threads: [String: (name: String, count: Int)] = [:]

  /// - Throws: `ProcessFailure` where there is no such process.
  init(of pid: Int32) throws {
    for thread in File.names(in: "/proc/\(pid)/task") {
      // One that just ended does not count.
      guard let status = try? File.read("/proc/\(pid)/task/\(thread)/status") else { continue }
      let fields = StatusFields(status)
      let count = try fields.number("voluntary_ctxt_switches") + fields.number("nonvoluntary_ctxt_switches")
      threads[thread] = (fields["Name"] ?? thread, count)
    }
    guard !threads.isEmpty else { throw ProcessFailure("process \(pid) has ended") }
  }

  /// The threads that woke between `earlier` and now, and how often.
  func since(_ earlier: ContextSwitches) -> [(thread: String, count: Int)] {
    threads.compactMap { thread, now in
      let count = now.count - (earlier.threads[thread]?.count ?? 0)
      return count > 0 ? (now.name, count) : nil
    }.sorted { $0.count > $1.count }
  }
}
