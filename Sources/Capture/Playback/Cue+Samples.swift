internal import Glibc
public import Speech

extension Cue {
  /// Two short notes: rising, falling, or low.
  private var notes: [Double] {
    switch self {
    case .start: [660, 880]
    case .stop: [880, 660]
    case .error: [220, 196]
    }
  }

  /// 16 bit, mono, `AudioFormat.sampleRate`; 90 to 180 ms, and soft.
  public var samples: [Int16] {
    let count = AudioFormat.sampleRate * (self == .error ? 90 : 45) / 1000
    return notes.flatMap { frequency in
      (0..<count).map { index in
        let (time, rest) = (Double(index), Double(count - index))
        // Without a slope at both ends it would click.
        let envelope = min(1, time / 80, rest / 160)
        let wave = sin(2 * .pi * frequency * time / Double(AudioFormat.sampleRate))
        return Int16(0.12 * envelope * wave * Double(Int16.max))
      }
    }
  }
}
