/// How loud a stretch of audio was.
public struct Level: Hashable, Sendable {
  /// The largest sample, 0...1 of full scale.
  public var peak: Double
  /// The root of the mean square, 0...1 of full scale.
  public var rms: Double

  public init(peak: Double = 0, rms: Double = 0) {
    self.peak = peak
    self.rms = rms
  }

  /// The level of these samples; zero for none.
  public init(_ samples: some Collection<Int16>) {
    var peak = 0
    var sum = 0.0
    for sample in samples {
      peak = max(peak, abs(Int(sample)))
      sum += Double(sample) * Double(sample)
    }
    self.peak = min(1, Double(peak) / 32_767)
    rms = samples.isEmpty ? 0 : (sum / Double(samples.count)).squareRoot() / 32_768
  }

  /// The RMS in decibels of full scale, -100...0.
  public var decibels: Double { Decibels.ofPower(rms * rms) }

  /// Loudness as it is felt, 0...1: linear in decibels from a quiet room (-55 dBFS and below is 0) to a voice right at
  /// the microphone (-15 dBFS and above is 1). Speech at arm's length lies around the middle.
  public var loudness: Double {
    let quietest = -55.0
    let loudest = -15.0
    return min(1, max(0, (decibels - quietest) / (loudest - quietest)))
  }
}
