import DictationCore
import Speech

/// A recording while it is made: how long and how loud it is, and whether a voice is in it. Its samples are in the journal
/// before they come here, and stay there.
struct Take {
  /// What a fragment brought to light.
  struct News: Hashable {
    /// 0 is a quiet room, 1 a voice right at the microphone.
    var level: Double?
    /// The longest recording is reached, or nobody has spoken for as long as a hold may last without a voice.
    var isOver = false
  }

  /// Nothing below this peak (of full scale) is speech that a recognizer understands.
  private static let quietestSpeech = 0.01

  var capture: any CaptureSession
  let gate = PauseGate()
  /// For the recognizer.
  let growth = RecordingGrowth()

  private let longest: Int?
  private let longestSilence: Int?
  private var count = 0
  private var peak = 0.0
  private var meter = LevelMeter()
  private var voice = EnergyVoiceDetector()
  /// What the recognizer's own detector said last; it knows voices better than energy does.
  private var recognizedVoice: VoiceEvent?
  private var silence: (microphone: Microphone, cause: SilenceCause)?

  /// - Parameters:
  ///   - longest: nil for no limit.
  ///   - longestSilence: how long nobody may speak; nil for ever.
  init(_ capture: any CaptureSession, longest: Duration?, longestSilence: Duration?) {
    self.capture = capture
    self.longest = longest.map(AudioFormat.samples(in:))
    self.longestSilence = longestSilence.map(AudioFormat.samples(in:))
  }

  var isEmpty: Bool { count == 0 }

  mutating func hear(_ fragment: [Int16]) -> News {
    count += fragment.count
    growth.grow(to: count)
    peak = max(peak, Level(fragment).peak)
    _ = voice.feed(fragment)
    let isTooLong = longest.map { count >= $0 } ?? false
    let isTooQuiet = longestSilence.map { samplesSinceVoice >= $0 } ?? false
    return News(level: meter.feed(fragment).last?.loudness, isOver: isTooLong || isTooQuiet)
  }

  mutating func hear(_ event: VoiceEvent) { recognizedVoice = event }

  private var samplesSinceVoice: Int {
    switch recognizedVoice {
    // It may be behind, and not have heard the voice of now.
    case .ended(let sample): min(count - sample, voice.samplesSinceVoice * 2)
    // It may hang, and never hear the silence.
    case .began: voice.samplesSinceVoice / 2
    case nil: voice.samplesSinceVoice
    }
  }

  mutating func fellSilent(_ microphone: Microphone, _ cause: SilenceCause) { silence = (microphone, cause) }

  mutating func becameAudible() { silence = nil }

  /// No more samples will come.
  func end() { growth.complete() }

  /// Why there is nothing in it worth recognizing.
  var failure: DictationFailure? {
    if let silence, peak == 0 { return .silent(silence.microphone, silence.cause) }
    if isEmpty || peak == 0 { return .nothingHeard }
    return voice.hasHeardVoice || peak >= Self.quietestSpeech ? nil : .nothingHeard
  }
}
