/// Decibels relative to full scale, without a C library.
enum Decibels {
  /// What digital silence counts as: below the last bit of 16-bit audio.
  static let silence = -100.0

  /// 10 · log₁₀ of a mean square, where 1 is a square wave at full scale; at least `silence`.
  static func ofPower(_ power: Double) -> Double {
    power > 1e-10 ? max(silence, 10 * naturalLogarithm(power) / naturalLogarithm(10)) : silence
  }

  /// The exponent of the number gives the whole powers of two; the rest, between 1 and 2, goes through
  /// ln m = 2 · artanh((m - 1) / (m + 1)), whose eleven terms are right to 11 digits there.
  static func naturalLogarithm(_ x: Double) -> Double {
    let ratio = (x.significand - 1) / (x.significand + 1)
    let square = ratio * ratio
    var power = ratio
    var sum = 0.0
    for odd in stride(from: 1.0, through: 21, by: 2) {
      sum += power / odd
      power *= square
    }
    return 2 * sum + Double(x.exponent) * 0.693_147_180_559_945_3
  }
}
