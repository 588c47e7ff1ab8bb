import AudioFiles
import Speech
import TestSupport
import Testing

/// Recordings of people, which stay outside the repository.
@Suite(.enabled(if: Workspace.shared != nil, "no folder `shared` with recordings beside the project"))
struct HumanSpeechTests {
  private func samples(_ name: String) throws -> [Int16] {
    try AudioFileReader(path: "\(Workspace.shared ?? "")/speech/\(name).wav").rest()
  }

  @Test(arguments: ["austen-0870", "austen-0880", "austen-0890", "cards-001", "goforward", "jfk"])
  func `a voice is heard in human speech, and pauses are`(name: String) throws {
    let samples = try samples(name)
    var detector = EnergyVoiceDetector()
    let events = detector.feed(samples + [Int16](repeating: 0, count: 16_000))
    #expect(!detector.isVoiced)
    #expect(events.count >= 2 && events.count.isMultiple(of: 2))
    #expect((0.3...0.98).contains(Double(detector.voicedSamples) / Double(samples.count)))
  }

  @Test func `a voice over a fan is still heard`() throws {
    let speech = try samples("jfk")
    var state: UInt64 = 3
    let noisy = speech.map { sample in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int16(clamping: Int(sample) + Int(state >> 56) - 128)
    }
    var detector = EnergyVoiceDetector()
    _ = detector.feed(noisy)
    #expect(Double(detector.voicedSamples) / Double(speech.count) > 0.25)
  }
}
