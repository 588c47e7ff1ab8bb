/// Five failures in a row, and a provider is left alone until it answers a probe.
struct CircuitBreaker: Sendable {
  static let limit = 5
  /// Between two probes, so that a server in trouble is not asked at every key press.
  static let rest = Duration.seconds(15)

  private var failures = 0
  private var probed: Duration?

  var isOpen: Bool { failures >= Self.limit }

  /// Whether it is time to ask again; then that counts as asked.
  mutating func mayProbe(at now: Duration) -> Bool {
    guard isOpen, probed.map({ now - $0 >= Self.rest }) ?? true else { return false }
    probed = now
    return true
  }

  mutating func note(_ fault: CloudFault?) {
    guard let fault else { return self = CircuitBreaker() }
    if fault.isFailureOfProvider { failures += 1 }
  }
}
