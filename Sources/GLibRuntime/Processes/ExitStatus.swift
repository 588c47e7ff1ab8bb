/// How a process ended.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)
}
