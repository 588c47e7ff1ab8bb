extension [Double] {
  /// - Precondition: Not empty.
  var median: Double { percentile(50) }

  /// The value that `percent` of 100 do not exceed, between two neighbours where it falls between them.
  /// - Precondition: Not empty.
  func percentile(_ percent: Double) -> Double {
    let sorted = sorted()
    let place = percent / 100 * Double(count - 1)
    let below = Int(place)
    let above = Swift.min(below + 1, count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }
}
