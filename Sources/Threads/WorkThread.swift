internal import Glibc

/// A thread that does one thing after the other and sleeps in between. What waits for a disk has one, so that it never
/// holds up the threads that everything else runs on.
///
/// `@unchecked Sendable`: `work` and `isOpen` are touched only with the mutex locked, which never moves.
public final class WorkThread: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasWork = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var work: [@Sendable () -> Void] = []
  private var isOpen = true

  public init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(hasWork, nil)
    // The thread has a reference until `close`, so `deinit` never runs under it.
    detachThread { self.run() }
  }

  deinit {
    pthread_cond_destroy(hasWork)
    pthread_mutex_destroy(mutex)
    hasWork.deallocate()
    mutex.deallocate()
  }

  public func async(_ body: @escaping @Sendable () -> Void) {
    pthread_mutex_lock(mutex)
    work.append(body)
    pthread_cond_signal(hasWork)
    pthread_mutex_unlock(mutex)
  }

  /// Ends the thread once it has done what it was given.
  public func close() {
    pthread_mutex_lock(mutex)
    isOpen = false
    pthread_cond_signal(hasWork)
    pthread_mutex_unlock(mutex)
  }

  private func run() {
    while let batch = next() { batch.forEach { $0() } }
  }

  private func next() -> [@Sendable () -> Void]? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while work.isEmpty, isOpen { pthread_cond_wait(hasWork, mutex) }
    guard !work.isEmpty else { return nil }
    defer { work = [] }
    return work
  }
}
