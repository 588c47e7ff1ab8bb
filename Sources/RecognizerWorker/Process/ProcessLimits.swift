internal import CLinux
internal import Glibc

/// What a process that is not to be trusted does to itself first.
enum ProcessLimits {
  /// When memory runs out, the worker goes before anything that the user has open (-1000...1000).
  private static let outOfMemoryScore = "500"

  static func apply() {
    signal(SIGPIPE, SIG_IGN)
    dieWithParent()
    // A core file would hold what was said.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    limitMemory()
    offerForMemory()
  }

  /// A model that asks for more than three quarters of the machine is refused it, before the desktop begins to swap.
  /// Files that are mapped, such as weights, do not count. `UTTER_RECOGNIZER_MEMORY` is another limit, in bytes.
  private static func limitMemory() {
    let machine = UInt64(max(0, sysconf(Int32(_SC_PHYS_PAGES)))) * UInt64(max(0, sysconf(Int32(_SC_PAGESIZE))))
    let limit = getenv("UTTER_RECOGNIZER_MEMORY").flatMap { UInt64(String(cString: $0)) } ?? machine / 4 * 3
    guard limit > 0 else { return }
    var data = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &data)
  }

  /// The end of the socket says it too; this is for a worker that is stopped or does not read.
  private static func dieWithParent() {
    let parent = getppid()
    _ = utter_set_parent_death_signal(SIGKILL)
    if getppid() != parent { _exit(EXIT_SUCCESS) }
  }

  private static func offerForMemory() {
    let file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, outOfMemoryScore, outOfMemoryScore.utf8.count)
    close(file)
  }
}
