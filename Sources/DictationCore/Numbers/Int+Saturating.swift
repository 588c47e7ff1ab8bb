extension Int {
  /// The whole part of a number that came from a file or from another program: the least or the greatest one where it is
  /// beyond them, 0 where it is no number. `Int(_:)` ends the process there.
  public init(saturating value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}
