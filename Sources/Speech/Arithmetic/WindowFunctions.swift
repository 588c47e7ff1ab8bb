/// What a windowed-sinc filter is made of, without a C library.
enum WindowFunctions {
  /// sin(πx) / (πx), and 1 at 0.
  static func sinc(_ x: Double) -> Double {
    x == 0 ? 1 : sineOfPi(times: x) / (Double.pi * x)
  }

  /// Kaiser's window over -1...1, zero outside. A `beta` of 8 holds the side lobes below -80 dB.
  static func kaiser(_ x: Double, beta: Double) -> Double {
    abs(x) > 1 ? 0 : bessel0(beta * (1 - x * x).squareRoot()) / bessel0(beta)
  }

  /// sin(πx): reduced to the quarter wave around 0, where nine terms of the series are right to 12 digits.
  static func sineOfPi(times x: Double) -> Double {
    let nearest = x.rounded()
    let angle = (x - nearest) * Double.pi
    let square = angle * angle
    var term = angle
    var sum = angle
    for odd in stride(from: 3.0, through: 17, by: 2) {
      term *= -square / (odd * (odd - 1))
      sum += term
    }
    return nearest.truncatingRemainder(dividingBy: 2) == 0 ? sum : -sum
  }

  /// The modified Bessel function of order 0, as its power series.
  static func bessel0(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    var step = 1.0
    while term > sum * 1e-15 {
      let factor = x / (2 * step)
      term *= factor * factor
      sum += term
      step += 1
    }
    return sum
  }
}
