import Glibc
import Testing

@testable import Speech

@Suite struct ArithmeticTests {
  @Test(arguments: [1e-9, 1e-5, 0.1, 0.5, 0.999, 1, 1.5, 2, 1_000])
  func `decibels agree with the C library`(power: Double) {
    #expect(abs(Decibels.ofPower(power) - 10 * log10(power)) < 1e-8)
  }

  @Test(arguments: [0, 1e-12, -1])
  func `less than 16 bits can hold counts as silence`(power: Double) {
    #expect(Decibels.ofPower(power) == -100)
  }

  @Test(arguments: [-3.7, -1, -0.5, 0, 0.25, 0.5, 1, 1.5, 31.9, 100.25])
  func `sines agree with the C library`(x: Double) {
    #expect(abs(WindowFunctions.sineOfPi(times: x) - sin(Double.pi * x)) < 1e-10)
  }

  @Test func `Kaiser's window is 1 in the middle, falls to its edge, and is 0 outside`() {
    #expect(WindowFunctions.kaiser(0, beta: 8) == 1)
    #expect(abs(WindowFunctions.kaiser(1, beta: 8) - 1 / 427.564_115_721_804_7) < 1e-12)
    #expect(WindowFunctions.kaiser(1.01, beta: 8) == 0)
    #expect(WindowFunctions.kaiser(-0.5, beta: 8) == WindowFunctions.kaiser(0.5, beta: 8))
  }
}
