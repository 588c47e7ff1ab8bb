import Glibc
import Speech
import Testing

@Suite struct ResamplerTests {
  static let rates = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 44_101, 48_000, 96_000, 192_000]

  private func resampled(_ samples: [Float], from rate: Int, blocks: Int = 4_096) -> [Float] {
    var resampler = Resampler(from: rate)
    var output: [Float] = []
    for start in stride(from: 0, to: samples.count, by: blocks) {
      output += resampler.feed(Array(samples[start..<min(start + blocks, samples.count)]))
    }
    return output + resampler.finish()
  }

  /// The amplitude of one frequency in the middle of `samples`, and the RMS of everything else there.
  private func spectrum(_ samples: [Float], at hertz: Double) -> (amplitude: Double, rest: Double) {
    let middle = Array(samples[samples.count / 4..<samples.count * 3 / 4])
    var real = 0.0
    var imaginary = 0.0
    for (index, sample) in middle.enumerated() {
      let angle = 2 * Double.pi * hertz * Double(index) / 16_000
      real += Double(sample) * cos(angle)
      imaginary += Double(sample) * sin(angle)
    }
    real *= 2 / Double(middle.count)
    imaginary *= 2 / Double(middle.count)
    var rest = 0.0
    for (index, sample) in middle.enumerated() {
      let angle = 2 * Double.pi * hertz * Double(index) / 16_000
      let difference = Double(sample) - real * cos(angle) - imaginary * sin(angle)
      rest += difference * difference
    }
    return (hypot(real, imaginary), (rest / Double(middle.count)).squareRoot())
  }

  @Test(arguments: rates)
  func `a quarter of a second stays one`(rate: Int) {
    #expect(abs(resampled(Signal.tone(300, seconds: 0.25, rate: rate), from: rate).count - 4_000) <= 1)
  }

  @Test(arguments: rates)
  func `a tone keeps its pitch and strength, and brings nothing with it`(rate: Int) {
    let (amplitude, rest) = spectrum(resampled(Signal.tone(1_000, seconds: 0.25, rate: rate), from: rate), at: 1_000)
    #expect(abs(amplitude - 0.5) < 0.001)
    #expect(rest < 0.5e-3)
  }

  @Test(arguments: [22_050, 32_000, 44_100, 48_000, 96_000])
  func `what 16 kHz cannot hold is silent, not folded back`(rate: Int) {
    let output = resampled(Signal.tone(9_000, seconds: 0.5, rate: rate), from: rate)
    #expect(output[1_000..<7_000].allSatisfy { abs($0) < 1e-3 })
  }

  @Test(arguments: [8_000, 44_100, 48_000])
  func `a constant stays what it is`(rate: Int) {
    let output = resampled([Float](repeating: 0.25, count: rate), from: rate)
    #expect(output[1_000..<15_000].allSatisfy { abs($0 - 0.25) < 1e-5 })
  }

  @Test(arguments: [8_000, 44_100, 48_000])
  func `a click stays where it was`(rate: Int) throws {
    var samples = [Float](repeating: 0, count: rate)
    samples[rate / 2] = 1
    let output = resampled(samples, from: rate)
    let loudest = try #require(output.indices.max { output[$0] < output[$1] })
    #expect(loudest == 8_000)
  }

  @Test(arguments: [1, 3, 977, 100_000])
  func `the output does not depend on how the input arrives`(blocks: Int) {
    let samples = Signal.tone(700, seconds: 0.3, rate: 44_100)
    #expect(resampled(samples, from: 44_100, blocks: blocks) == resampled(samples, from: 44_100))
  }

  @Test(arguments: [0, 1, 2, 100])
  func `a few samples are enough`(count: Int) {
    #expect(resampled([Float](repeating: 0.1, count: count), from: 48_000).count == (count + 2) / 3)
  }

  @Test func `16 kHz passes untouched`() {
    let samples = Signal.tone(440, seconds: 0.1)
    #expect(resampled(samples, from: 16_000) == samples)
  }
}
