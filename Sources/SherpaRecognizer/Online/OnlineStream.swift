internal import Speech

/// One utterance, decoded while it is spoken.
///
/// The last words come out of a model only with the silence behind them. In a pause that silence is given ahead of its
/// time, so that nothing is left to do where the speaker was done.
final class OnlineStream: RecognitionStream {
  /// Small models say a word up to this much sound after it (measured with the tiny CTC model: 0.4 s lose none).
  private static let leastTail = AudioFormat.sampleRate * 4 / 10
  /// What a pause may cost; a model that is slower than that has no time for guesses.
  private static let guessBudget = Duration.milliseconds(250)

  private let input: OnlineInput
  private let voice: any VoiceDetector
  private let text: TextFinish
  private let window: Int
  private var agreement = LocalAgreement(agreement: 2)
  private var shown = GrowingHypothesis()
  private var lastText = ""

  /// Beside the detector that is certain, one that is quick: a guess is given up at the first loud sound.
  private var energy = EnergyVoiceDetector()
  private var ahead: SilenceAhead?
  /// The model has heard everything that was said, and enough silence behind it.
  private(set) var isComplete = false
  private var slowestWindow = Duration.zero

  /// - Parameter window: samples of one step of the model.
  init(_ input: OnlineInput, _ voice: any VoiceDetector, _ text: TextFinish, window: Int) {
    self.input = input
    self.voice = voice
    self.text = text
    self.window = window
  }

  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    let quiet = energy.samplesSinceVoice
    let boundaries = voice.feed(samples)
    _ = energy.feed(samples)
    let isVoiced = voice.isVoiced || energy.samplesSinceVoice < quiet + samples.count
    var windows = 0
    if var silence = ahead {
      let rest = silence.hold(samples, voice: isVoiced ? samples.count + Self.onset : nil)
      ahead = silence.isOver || isVoiced ? nil : silence
      if !rest.isEmpty { windows = decode(rest) }
    } else {
      windows = decode(samples)
    }
    if isVoiced { isComplete = false }
    if mayGuess { windows += complete() }
    let events = boundaries.map { RecognitionEvent.voice($0) }
    return windows > 0 ? events + partial(input.text) : events
  }

  /// How late the detector that is certain notices a voice.
  private static let onset = AudioFormat.sampleRate / 4

  func finish() throws(RecognizerError) -> Transcript {
    if voice.isCertain, !voice.hasHeardVoice { return Transcript(text: "") }
    if !isComplete { _ = complete() }
    _ = input.finish()
    return Transcript(text: text.final(input.text))
  }

  func cancel() {}

  /// Where the speaker pauses, as far as one can be certain, and the model is quick.
  private var mayGuess: Bool {
    !isComplete && voice.isCertain && voice.hasHeardVoice && !voice.isVoiced
      && energy.samplesSinceVoice >= SegmentCutter.hesitation && slowestWindow * 3 <= Self.guessBudget
  }

  /// The library does not decode a window that is not full, so silence follows until the one with the last sound and a
  /// whole one behind it are.
  private func complete() -> Int {
    let silence = [Int16](repeating: 0, count: AudioFormat.fragmentSamples)
    var windows = 0
    var tail = 0
    while (windows < 2 || tail < Self.leastTail) && tail < 2 * window + Self.leastTail {
      windows += decode(silence)
      tail += silence.count
    }
    isComplete = true
    ahead = SilenceAhead(tail)
    return windows
  }

  private func decode(_ samples: [Int16]) -> Int {
    var windows = 0
    let time = ContinuousClock().measure { windows = input.accept(Waveform.floats(samples)) }
    if windows > 0 { slowestWindow = max(slowestWindow * 0.9, time / windows) }
    return windows
  }

  private func partial(_ hypothesis: String) -> [RecognitionEvent] {
    let words = text.partial(hypothesis)
    guard words != lastText else { return [] }
    lastText = words
    return shown.show(agreement.hear(words)).map { [.partial($0)] } ?? []
  }
}
