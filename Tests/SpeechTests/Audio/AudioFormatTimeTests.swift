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

  @Test func `a negative duration has no samples`() {
    #expect(AudioFormat.samples(in: .seconds(-3)) == 0)
  }
}
