/// Five failures in a row, and a provider is left alone until it answers a probe.
struct CircuitBreaker: Sendable {
  static let limit = 5

  private var failures = 0

  var isOpen: Bool { failures >= Self.limit }

  mutating func note(_ fault: CloudFault?) {
    guard let fault else { return failures = 0 }
    if fault.isFailureOfProvider { failures += 1 }
  }
}
