internal import HTTP

/// Which failures are worth another attempt, and when: at most two more, after half a second and then a second, each
/// shortened by up to half at random, so that clients of a server that stumbled do not come back together.
struct RetryPolicy: Sendable {
  static let attempts = 3

  /// - Parameters:
  ///   - attempt: that failed, from 1.
  ///   - waited: for earlier attempts.
  ///   - jitter: 0...1.
  /// - Returns: how long to wait; nil where another attempt makes no sense.
  func delay(after outcome: Result<HTTPResponse, HTTPError>, attempt: Int, waited: Duration, jitter: Double)
    -> Duration?
  {
    guard attempt < Self.attempts else { return nil }
    let backoff = Duration.milliseconds(500) * (1 << (attempt - 1)) * (1 - jitter / 2)
    let delay: Duration
    switch outcome {
    case .success(let response):
      guard response["x-should-retry"] != "false" else { return nil }
      switch response.status {
      case 408, 409, 422, 500...: delay = max(backoff, response.retryAfter ?? .zero)
      case 429: delay = response.retryAfter ?? backoff
      default: return nil
      }
    case .failure(.broken), .failure(.answeredEarly): delay = backoff
    case .failure: return nil
    }
    return waited + delay <= CloudDeadlines.patience ? delay : nil
  }
}
