extension Duration {
  /// For libpulse, which counts in them; 0 for a negative duration.
  var microseconds: UInt64 {
    let (seconds, attoseconds) = components
    return UInt64(max(0, seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
  }
}
