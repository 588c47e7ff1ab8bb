extension Duration {
  /// Rounded up, and kept within what GLib's timeouts can hold (49 days).
  var wholeMilliseconds: UInt32 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < Int64(UInt32.max) / 1000 else { return .max }
    return UInt32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
