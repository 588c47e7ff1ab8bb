/// How a process ended.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  /// - Parameter status: What `waitpid` reports.
  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}
