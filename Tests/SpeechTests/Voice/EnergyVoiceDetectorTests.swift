import Speech
import Testing

@Suite struct EnergyVoiceDetectorTests {
  struct Take: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var samples: [Int16]
    var isVoice: Bool
  }

  static let takes = [
    Take(testDescription: "nothing", samples: [], isVoice: false),
    Take(testDescription: "zeros", samples: Signal.silence(seconds: 2), isVoice: false),
    Take(testDescription: "a quiet room", samples: Signal.noise(amplitude: 0.002, seconds: 2), isVoice: false),
    Take(testDescription: "a voice at once", samples: Signal.syllables(seconds: 1), isVoice: true),
    Take(testDescription: "a quiet voice", samples: Signal.syllables(amplitude: 0.02, seconds: 1), isVoice: true),
    Take(
      testDescription: "a click", samples: Signal.silence(seconds: 1) + [30_000, -30_000] + Signal.silence(seconds: 1),
      isVoice: false),
  ]

  @Test(arguments: takes)
  func `tells a voice from none`(take: Take) {
    var detector = EnergyVoiceDetector()
    _ = detector.feed(take.samples)
    #expect(detector.hasHeardVoice == take.isVoice)
  }

  @Test func `gives the boundaries of a voice between two silences`() throws {
    let room = Signal.noise(amplitude: 0.002, seconds: 1)
    var detector = EnergyVoiceDetector()
    let events = detector.feed(room + Signal.syllables(seconds: 1) + room)
    try #require(events.count == 2)
    guard case .began(let start) = events[0], case .ended(let end) = events[1] else {
      Issue.record("\(events)")
      return
    }
    #expect(abs(start - 16_000) <= 1_600)
    #expect(abs(end - 32_000) <= 1_600)
    #expect(!detector.isVoiced)
    #expect(detector.samplesSinceVoice == 48_000 - end)
    #expect(abs(detector.voicedSamples - 16_000) <= 4_800)
  }

  @Test func `a pause shorter than the hangover does not end a voice`() {
    let word = Signal.syllables(seconds: 0.5)
    var detector = EnergyVoiceDetector()
    let events = detector.feed(word + Signal.silence(seconds: 0.2) + word)
    #expect(events == [.began(at: 0)] || events.count == 1)
    #expect(detector.isVoiced)
  }

  @Test func `a steady fan becomes the room, and a voice above it is still heard`() {
    var detector = EnergyVoiceDetector()
    _ = detector.feed(Signal.noise(amplitude: 0.05, seconds: 4))
    #expect(!detector.isVoiced)
    let noise = Signal.noise(amplitude: 0.05, seconds: 1)
    let voice = Signal.syllables(amplitude: 0.6, seconds: 1)
    _ = detector.feed(zip(noise, voice).map { Int16(clamping: Int($0) + Int($1)) })
    #expect(detector.isVoiced)
  }

  @Test func `a voice of a minute does not become the room`() {
    var detector = EnergyVoiceDetector()
    for _ in 0..<60 { _ = detector.feed(Signal.syllables(seconds: 1)) }
    #expect(detector.isVoiced)
    #expect(detector.voicedSamples > 30 * 16_000)
  }

  @Test(arguments: [1, 100, 319, 321, 5_000])
  func `events do not depend on how the samples arrive`(size: Int) {
    let samples = Signal.silence(seconds: 0.5) + Signal.syllables(seconds: 1) + Signal.silence(seconds: 1)
    var whole = EnergyVoiceDetector()
    var pieces = EnergyVoiceDetector()
    var events: [VoiceEvent] = []
    for start in stride(from: 0, to: samples.count, by: size) {
      events += pieces.feed(Array(samples[start..<min(start + size, samples.count)]))
    }
    #expect(events == whole.feed(samples))
    #expect(events.count == 2)
  }

  @Test func `a muted microphone is seen by its zeros`() {
    var detector = EnergyVoiceDetector()
    _ = detector.feed(Signal.silence(seconds: 1))
    #expect(detector.zeros.isAllZero)
    #expect(detector.zeros.length == 16_000)
  }
}
