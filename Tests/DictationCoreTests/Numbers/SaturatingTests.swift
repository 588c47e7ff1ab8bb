import DictationCore
import Testing

@Suite struct SaturatingTests {
  @Test(
    arguments: [
      (0, 0), (-0.0, 0), (0.99, 0), (-0.99, 0), (1.5, 1), (-1.5, -1), (1e15, 1_000_000_000_000_000),
      (9.2e18, 9_200_000_000_000_000_000), (0x1p63, .max), (1e300, .max), (.infinity, .max), (-0x1p63, .min),
      (-1e300, .min),
      (-.infinity, .min), (.nan, 0), (-.nan, 0), (.signalingNaN, 0), (.leastNonzeroMagnitude, 0),
    ] as [(Double, Int)])
  func `any number is some whole one`(value: Double, whole: Int) {
    #expect(Int(saturating: value) == whole)
  }
}
