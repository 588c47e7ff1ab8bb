extension AudioFormat {
  /// How long `count` samples of 16 kHz mono last.
  public static func duration(ofSamples count: Int) -> Duration {
    .seconds(count / sampleRate) + .microseconds(count % sampleRate * 1_000_000 / sampleRate)
  }

  /// How many samples of 16 kHz mono last `duration`, rounded down; none for a negative duration.
  public static func samples(in duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return max(0, Int(seconds) * sampleRate + Int(attoseconds / 1_000_000_000) * sampleRate / 1_000_000_000)
  }
}
