/// A piece of captured audio, as a rule 20 ms.
public struct CaptureFragment: Hashable, Sendable {
  /// 16 kHz mono, never empty.
  public var samples: [Int16]
  /// Where the first sample stands in this capture, counted in samples from 0.
  public var position: Int
  /// When the last sample was handed over by the sound server.
  public var time: ContinuousClock.Instant

  public init(samples: [Int16], position: Int, time: ContinuousClock.Instant = .now) {
    self.samples = samples
    self.position = position
    self.time = time
  }
}
