/// Audio of any rate and channel count to the one shape that Utter knows, block by block. 16 kHz mono comes out bit by
/// bit as it went in.
public struct PCMConverter: Sendable {
  private let channels: Int
  private var resampler: Resampler

  /// - Parameters:
  ///   - rate: in hertz, within `Resampler.rates`.
  ///   - channels: at least 1.
  public init(rate: Int, channels: Int) {
    self.channels = max(1, channels)
    resampler = Resampler(from: rate)
  }

  /// - Parameter interleaved: whole frames in ±1. Louder is clipped; what is no number counts as silence.
  public mutating func feed(_ interleaved: [Float]) -> [Int16] {
    let finite = interleaved.allSatisfy(\.isFinite) ? interleaved : interleaved.map { $0.isFinite ? $0 : 0 }
    return resampler.feed(Downmix.mono(finite, channels: channels)).map(Self.quantized)
  }

  /// The rest, once the input has ended.
  public mutating func finish() -> [Int16] { resampler.finish().map(Self.quantized) }

  static func quantized(_ value: Float) -> Int16 {
    Int16(max(-32_768, min(32_767, (value * 32_768).rounded())))
  }
}
