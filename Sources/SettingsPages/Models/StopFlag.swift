internal import Synchronization

/// Tells a thread that its work is no longer wanted.
final class StopFlag: Sendable {
  private let flag = Mutex(false)

  var isSet: Bool { flag.withLock { $0 } }

  func set() { flag.withLock { $0 = true } }
}
