import DictationCore
import Speech

/// What is known of a recording while it is made: how long and how loud it is, and whether a voice is in it. The
/// samples themselves are in the journal.
struct Take {
  /// What a fragment brought to light.
  struct News: Hashable {
    /// 0 is a quiet room, 1 a voice right at the microphone.
    var level: Double?
    /// The longest recording is reached, or nobody has spoken for as long as a hold may last without a voice.
    var isOver = false
  }

  /// Below this, the quietest speech that any recognizer understands is not to be expected (peak, of full scale).
  private static let quietestSpeech = 0.01

  let capture: any CaptureSession
  /// The events of `capture` are read by this task.
  var reader: Task<Void, Never>?

  private let longest: Int?
  private let longestSilence: Int?
  private var count = 0
  private var peak = 0.0
  private var meter = LevelMeter()
  private var voice = EnergyVoiceDetector()
  private(set) var silence: (microphone: Microphone, cause: SilenceCause)?

  /// - Parameters:
  ///   - longest: nil for no limit.
  ///   - longestSilence: how long nobody may speak; nil for ever.
  init(_ capture: any CaptureSession, longest: Duration?, longestSilence: Duration?) {
    self.capture = capture
    self.longest = longest.map(AudioFormat.samples(in:))
    self.longestSilence = longestSilence.map(AudioFormat.samples(in:))
  }

  var isEmpty: Bool { count == 0 }

  mutating func hear(_ samples: [Int16]) -> News {
    count += samples.count
    peak = max(peak, Level(samples).peak)
    _ = voice.feed(samples)
    let isTooLong = longest.map { count >= $0 } ?? false
    let isTooQuiet = longestSilence.map { voice.samplesSinceVoice >= $0 } ?? false
    return News(level: meter.feed(samples).last?.loudness, isOver: isTooLong || isTooQuiet)
  }

  mutating func fellSilent(_ microphone: Microphone, _ cause: SilenceCause) { silence = (microphone, cause) }
  mutating func becameAudible() { silence = nil }

  /// Why there is nothing in it worth recognizing.
  var failure: DictationFailure? {
    if let silence, peak == 0 { return .silent(silence.microphone, silence.cause) }
    if isEmpty || peak == 0 { return .nothingHeard }
    return voice.hasHeardVoice || peak >= Self.quietestSpeech ? nil : .nothingHeard
  }
}
