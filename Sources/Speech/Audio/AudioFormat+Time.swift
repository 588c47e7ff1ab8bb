extension AudioFormat {
  /// How long `count` samples of 16 kHz mono last.
  public static func duration(ofSamples count: Int) -> Duration {
    .seconds(count / sampleRate) + .microseconds(count % sampleRate * 1_000_000 / sampleRate)
  }

  /// How many samples of 16 kHz mono last `duration`, rounded down; none for a negative duration. What a damaged header
  /// says may be longer than can be counted: then it is as much as can be.
  public static func samples(in duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    let (whole, isTooLong) = Int(seconds).multipliedReportingOverflow(by: sampleRate)
    guard seconds >= 0, !isTooLong else { return seconds < 0 ? 0 : .max }
    let (count, isTooMuch) = whole.addingReportingOverflow(
      Int(attoseconds / 1_000_000_000) * sampleRate / 1_000_000_000)
    return isTooMuch ? .max : max(0, count)
  }
}
