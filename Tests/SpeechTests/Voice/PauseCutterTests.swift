import Speech
import Testing

@Suite struct PauseCutterTests {
  /// Speech of so many seconds, then a pause, over and over.
  private static func speech(_ parts: [(speech: Double, pause: Double)]) -> [Int16] {
    parts.flatMap { Signal.syllables(seconds: $0.speech) + Signal.noise(amplitude: 0.001, seconds: $0.pause) }
  }

  /// Where it is cut, in seconds, fed in pieces of that many samples.
  private static func cuts(_ samples: [Int16], piece: Int = 320) -> [Double] {
    var cutter = PauseCutter()
    var cuts: [Int] = []
    for start in stride(from: 0, to: samples.count, by: piece) {
      var position = start
      for count in cutter.feed(Array(samples[start..<min(samples.count, start + piece)])) {
        position += count
        cuts.append(position)
      }
    }
    return cuts.map { Double($0) / 16_000 }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var parts: [(speech: Double, pause: Double)]
    /// Between which seconds each cut lies.
    var cuts: [ClosedRange<Double>]
  }

  @Test(arguments: [
    Case(testDescription: "a dictation of ten seconds", parts: [(3, 3), (4, 0)], cuts: []),
    Case(testDescription: "a long pause after twelve", parts: [(13, 2), (3, 0)], cuts: [13.9...15]),
    Case(testDescription: "a short pause after twelve", parts: [(13, 0.5), (3, 0)], cuts: []),
    Case(testDescription: "a short pause after twenty", parts: [(21, 0.5), (3, 0)], cuts: [21...21.5]),
    Case(testDescription: "no pause at all", parts: [(65, 0)], cuts: [25...30, 50...60]),
    Case(testDescription: "nobody speaks", parts: [(0, 40)], cuts: [12...30, 24...40]),
  ])
  func `a segment ends at a pause, and after thirty seconds`(given: Case) {
    let cuts = Self.cuts(Self.speech(given.parts))
    #expect(cuts.count >= given.cuts.count && cuts.count <= given.cuts.count + 1)
    for (cut, range) in zip(cuts, given.cuts) { #expect(range.contains(cut), "\(cuts)") }
    if given.cuts.isEmpty { #expect(cuts.isEmpty) }
    for (cut, next) in zip([0] + cuts, cuts) { #expect(next - cut <= 30) }
  }

  @Test(arguments: [1, 319, 320, 500, 16_000, 1_000_000])
  func `how the samples come does not matter`(piece: Int) {
    let samples = Self.speech([(13, 2), (21, 0.5), (10, 0)])
    let cuts = Self.cuts(samples, piece: piece)
    #expect(cuts == Self.cuts(samples))
    #expect(cuts.count == 2)
  }
}
