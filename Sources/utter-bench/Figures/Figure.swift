/// One measured value.
struct Figure: Hashable, Sendable {
  /// The measurement and what of it: `keys.p50-ratio`.
  var name: String
  var value: Double
  var unit: String
  /// The most that it may be; nil where nothing is promised.
  var bound: Double?

  init(_ name: String, _ value: Double, _ unit: String, atMost bound: Double? = nil) {
    self.name = name
    // Digits beyond these are noise.
    self.value = (value * 1000).rounded() / 1000
    self.unit = unit
    self.bound = bound
  }

  var ok: Bool { bound.map { value <= $0 } ?? true }
}

extension Figure: Encodable {
  private enum Key: CodingKey {
    case name, value, unit, bound, ok
  }

  /// With `bound` null, not missing, where there is none.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(bound, forKey: .bound)
    try container.encode(ok, forKey: .ok)
  }
}
