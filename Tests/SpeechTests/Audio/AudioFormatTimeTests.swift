import Speech
import Testing

@Suite struct AudioFormatTimeTests {
  @Test(arguments: [
    (0, Duration.zero), (320, .milliseconds(20)), (16_000, .seconds(1)), (24_000, .milliseconds(1_500)),
    (57_600_000, .seconds(3_600)),
  ])
  func `samples and durations convert both ways`(count: Int, duration: Duration) {
    #expect(AudioFormat.duration(ofSamples: count) == duration)
    #expect(AudioFormat.samples(in: duration) == count)
  }

  @Test(
    arguments: [
      (.seconds(-3), 0), (.milliseconds(-1), 0), (.seconds(Int64.min), 0), (.seconds(Int64.max), .max),
      (.seconds(Int64.max / 16_000), Int(Int64.max / 16_000) * 16_000),
      (.seconds(Int64.max / 16_000) + .milliseconds(999), .max), (.seconds(Int64.max / 16_000 + 1), .max),
    ] as [(Duration, Int)])
  func `less than nothing is nothing, and too much as much as there is`(duration: Duration, count: Int) {
    #expect(AudioFormat.samples(in: duration) == count)
  }
}
