import Speech
import Testing

@Suite struct LevelMeterTests {
  @Test func `five fragments of 20 ms make one level`() {
    var meter = LevelMeter()
    let fragment = [Int16](repeating: 8_192, count: 320)
    for _ in 0..<4 { #expect(meter.feed(fragment).isEmpty) }
    #expect(meter.feed(fragment) == [Level([Int16](repeating: 8_192, count: 1_600))])
  }

  @Test(arguments: [1, 7, 320, 1_600, 4_001, 16_000])
  func `windows do not depend on how the samples arrive`(size: Int) {
    let samples = Signal.noise(amplitude: 0.3, seconds: 1)
    var whole = LevelMeter()
    var pieces = LevelMeter()
    var levels: [Level] = []
    for start in stride(from: 0, to: samples.count, by: size) {
      levels += pieces.feed(Array(samples[start..<min(start + size, samples.count)]))
    }
    #expect(levels.count == 10)
    #expect(levels == whole.feed(samples))
  }
}
