import Speech
import Testing

@Suite struct LevelTests {
  @Test func `no samples and zeros are silence`() {
    #expect(Level([]) == Level())
    #expect(Level(Signal.silence(seconds: 0.1)).loudness == 0)
    #expect(Level().decibels == -100)
  }

  @Test func `the lowest sample does not overflow and is full scale`() {
    let level = Level([Int16](repeating: .min, count: 100))
    #expect(level.peak == 1)
    #expect(level.rms == 1)
    #expect(level.loudness == 1)
  }

  @Test(arguments: [(0.5, -9.03), (0.1, -23.01), (0.01, -43.01)])
  func `a sine lies 3 dB below its peak`(amplitude: Double, decibels: Double) {
    let level = Level(Signal.quantized(Signal.tone(440, amplitude: amplitude, seconds: 1)))
    #expect(abs(level.decibels - decibels) < 0.05)
    #expect(abs(level.peak - amplitude) < 0.001)
  }

  @Test(arguments: [(-70.0, 0.0), (-55, 0), (-45, 0.25), (-35, 0.5), (-25, 0.75), (-15, 1), (-3, 1)])
  func `loudness is linear in decibels between a quiet room and a near voice`(decibels: Double, loudness: Double) {
    var rms = 1.0
    for _ in 0..<Int(-decibels) { rms /= 1.122_018_454_301_963 }
    #expect(abs(Level(peak: rms, rms: rms).loudness - loudness) < 1e-6)
  }
}
