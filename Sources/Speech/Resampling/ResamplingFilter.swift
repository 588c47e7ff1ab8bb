/// The filter of the resampler: one row of taps for each place that an output sample can have between two input samples.
///
/// Linear phase, a sinc under Kaiser's window with β = 8 (side lobes below -80 dB). 32 zero crossings on each side of
/// the lower of both rates, so 64 taps up to 16 kHz and 64 · rate / 16,000 above (192 at 48 kHz). The cutoff (-6 dB)
/// is at 0.92 of the lower Nyquist frequency: flat to 6.7 kHz, silent from 8 kHz.
struct ResamplingFilter: Sendable {
  private static let crossings = 32.0
  private static let beta = 8.0
  private static let cutoff = 0.92
  /// More places than this are interpolated between two rows; the common rates need at most 640.
  private static let maximumRows = 1_024

  /// Input samples on each side of the output sample.
  let half: Int
  /// Taps of a row: 2 · `half`, a multiple of 8.
  let taps: Int
  /// Steps from one input sample to the next. The taps hold one row more, for the place of the next sample itself.
  let rows: Int
  /// `rows` + 1 rows of `taps`, one behind the other.
  let coefficients: [Float]

  /// - Parameters:
  ///   - ratio: output samples for each input sample.
  ///   - places: the number of places that the ratio makes possible.
  init(ratio: Double, places: Int) {
    let band = min(1, ratio)
    let width = Self.crossings / band
    let half = (Int(width.rounded(.up)) + 3) / 4 * 4
    let rows = min(places, Self.maximumRows)
    self.half = half
    self.rows = rows
    taps = 2 * half
    var coefficients: [Float] = []
    coefficients.reserveCapacity((rows + 1) * 2 * half)
    for row in 0...rows {
      let place = Double(row) / Double(rows)
      let values = (1 - half...half).map { tap in
        let distance = Double(tap) - place
        return WindowFunctions.sinc(distance * band * Self.cutoff)
          * WindowFunctions.kaiser(distance / width, beta: Self.beta)
      }
      let sum = values.reduce(0, +)
      coefficients += values.map { Float($0 / sum) }
    }
    self.coefficients = coefficients
  }
}
