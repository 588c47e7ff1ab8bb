/// Mono audio of any rate to 16 kHz, block by block, without delay: sample n of the output lies at n / 16,000 s of the
/// input, and the output is as long as the input.
public struct Resampler: Sendable {
  /// The rates that are taken, in hertz. Outside, a file is no recording of speech.
  public static let rates = 4_000...768_000

  private let step: (numerator: Int, denominator: Int)
  private let filter: ResamplingFilter?
  /// The input that is still needed; its first sample lies `half` - 1 before the current place.
  private var pending: [Float]
  /// The current place: so many input samples behind that, and so many parts of `step.denominator`.
  private var place = (whole: 0, part: 0)
  private var heard = 0
  private var given = 0

  /// - Parameter rate: within `rates`; a rate outside is taken for its nearest bound.
  public init(from rate: Int) {
    let rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    let divisor = Self.greatestCommonDivisor(rate, AudioFormat.sampleRate)
    step = (rate / divisor, AudioFormat.sampleRate / divisor)
    filter =
      rate == AudioFormat.sampleRate
      ? nil : ResamplingFilter(ratio: Double(AudioFormat.sampleRate) / Double(rate), places: step.denominator)
    pending = filter.map { [Float](repeating: 0, count: $0.half - 1) } ?? []
  }

  public mutating func feed(_ samples: [Float]) -> [Float] {
    guard let filter else { return samples }
    heard += samples.count
    pending += samples
    return run(filter, limit: .max)
  }

  /// The rest of the output. The resampler is spent after it.
  public mutating func finish() -> [Float] {
    guard let filter else { return [] }
    pending += [Float](repeating: 0, count: filter.half + 1)
    let total = (heard * step.denominator + step.numerator - 1) / step.numerator
    return run(filter, limit: total - given)
  }

  private mutating func run(_ filter: ResamplingFilter, limit: Int) -> [Float] {
    var output: [Float] = []
    output.reserveCapacity(pending.count * step.denominator / step.numerator + 1)
    pending.withUnsafeBytes { input in
      filter.coefficients.withUnsafeBytes { rows in
        while place.whole + filter.taps <= input.count / 4, output.count < limit {
          output.append(sample(filter, input, rows))
          place.part += step.numerator
          place.whole += place.part / step.denominator
          place.part %= step.denominator
        }
      }
    }
    let used = min(place.whole, pending.count)
    pending.removeFirst(used)
    place.whole -= used
    given += output.count
    return output
  }

  private func sample(
    _ filter: ResamplingFilter, _ input: UnsafeRawBufferPointer, _ rows: UnsafeRawBufferPointer
  ) -> Float {
    let exact = place.part * filter.rows
    let row = exact / step.denominator
    let near = Self.product(input, place.whole, rows, row * filter.taps, filter.taps)
    let between = exact % step.denominator
    guard between != 0 else { return near }
    let next = Self.product(input, place.whole, rows, (row + 1) * filter.taps, filter.taps)
    return near + (next - near) * Float(between) / Float(step.denominator)
  }

  /// Eight sums side by side: a single one could not use the vector units, since floating point has an order.
  private static func product(
    _ left: UnsafeRawBufferPointer, _ leftStart: Int, _ right: UnsafeRawBufferPointer, _ rightStart: Int, _ count: Int
  ) -> Float {
    var sums = SIMD8<Float>()
    for index in stride(from: 0, to: count, by: 8) {
      let a = left.loadUnaligned(fromByteOffset: (leftStart + index) * 4, as: SIMD8<Float>.self)
      let b = right.loadUnaligned(fromByteOffset: (rightStart + index) * 4, as: SIMD8<Float>.self)
      sums += a * b
    }
    return sums.sum()
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
