internal import Speech

/// By energy, where no Silero model is installed.
final class EnergyDetector: VoiceDetector {
  /// A quiet voice may be near the noise.
  let isCertain = false
  private var detector = EnergyVoiceDetector()

  func feed(_ samples: [Int16]) -> [VoiceEvent] { detector.feed(samples) }
  var isVoiced: Bool { detector.isVoiced }
  var hasHeardVoice: Bool { detector.hasHeardVoice }
}
