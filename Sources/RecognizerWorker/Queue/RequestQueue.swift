internal import Glibc
internal import RecognizerWire

/// Messages from the thread that reads to the thread that decodes. The reader never waits for the decoder.
final class RequestQueue: @unchecked Sendable {
  // Safe to share: `messages` is touched only with `mutex` held, and neither lock ever moves.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var messages: [HostMessage] = []
  private var first = 0

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(arrival, nil)
  }

  deinit {
    pthread_cond_destroy(arrival)
    pthread_mutex_destroy(mutex)
    arrival.deallocate()
    mutex.deallocate()
  }

  /// A `cancel` takes what waits for its utterance out of the queue: nobody wants it decoded any more.
  func append(_ message: HostMessage) {
    locked {
      if case .cancel(let utterance) = message { dropWork(for: utterance) }
      messages.append(message)
      pthread_cond_signal(arrival)
    }
  }

  /// Waits for the next message.
  func next() -> (message: HostMessage, isLast: Bool) {
    locked {
      while first == messages.count { pthread_cond_wait(arrival, mutex) }
      defer { forgetTaken() }
      return (messages[first], first + 1 == messages.count)
    }
  }

  private func forgetTaken() {
    first += 1
    guard first == messages.count || first >= 64 else { return }
    messages.removeFirst(first)
    first = 0
  }

  private func dropWork(for utterance: UtteranceID) {
    messages.removeFirst(first)
    first = 0
    messages.removeAll { message in
      switch message {
      case .audio(utterance, _), .finish(utterance): true
      default: false
      }
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
