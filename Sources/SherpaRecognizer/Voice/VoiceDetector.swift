internal import Speech

/// Tells voice from silence in one utterance.
protocol VoiceDetector: AnyObject {
  /// Any number of samples; what became certain by them.
  func feed(_ samples: [Int16]) -> [VoiceEvent]
  /// What it takes for silence holds no words, whatever a recognizer makes of it.
  var isCertain: Bool { get }
  var isVoiced: Bool { get }
  var hasHeardVoice: Bool { get }
}
