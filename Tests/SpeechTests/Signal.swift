import Glibc
import Speech

/// Synthetic audio for the tables: 16 kHz mono unless a rate is given.
enum Signal {
  static func tone(_ hertz: Double, amplitude: Double = 0.5, seconds: Double, rate: Int = 16_000) -> [Float] {
    (0..<Int(seconds * Double(rate))).map { Float(amplitude * sin(2 * Double.pi * hertz * Double($0) / Double(rate))) }
  }

  static func silence(seconds: Double) -> [Int16] {
    [Int16](repeating: 0, count: Int(seconds * 16_000))
  }

  /// The same noise in every run, evenly spread over ± `amplitude` of full scale.
  static func noise(amplitude: Double, seconds: Double) -> [Int16] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<Int(seconds * 16_000)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let unit = Double(state >> 11) / Double(1 << 53) * 2 - 1
      return Int16(unit * amplitude * 32_767)
    }
  }

  /// A tone that swells and fades six times a second, as syllables do.
  static func syllables(amplitude: Double = 0.2, seconds: Double) -> [Int16] {
    (0..<Int(seconds * 16_000)).map { index in
      let time = Double(index) / 16_000
      let swell = pow(sin(Double.pi * 6 * time), 2)
      return Int16(32_767 * amplitude * swell * sin(2 * Double.pi * 180 * time))
    }
  }

  static func quantized(_ samples: [Float]) -> [Int16] { samples.map { Int16(($0 * 32_767).rounded()) } }
}
