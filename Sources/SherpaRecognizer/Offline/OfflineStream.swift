internal import Speech

/// One utterance for a model that wants whole segments: those closed by a pause are decoded and frozen while the user
/// still speaks, so that only the last one is left at the end; and where the user had already paused, not even that.
final class OfflineStream: RecognitionStream {
  private let recognizer: OfflineRecognizer
  private let hotwords: String
  private let voice: any VoiceDetector
  private let text: TextFinish
  private var cutter = SegmentCutter()
  private var frozen: [String] = []
  /// What a hesitation gave, until the voice goes on.
  private var guess: (start: Int, words: String)?
  private var samples: [Int16] = []
  /// The position of the first of `samples` in the utterance.
  private var offset = 0
  private var shown = GrowingHypothesis()

  init(_ recognizer: OfflineRecognizer, hotwords: String, _ voice: any VoiceDetector, _ text: TextFinish) {
    self.recognizer = recognizer
    self.hotwords = hotwords
    self.voice = voice
    self.text = text
  }

  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    self.samples += samples
    let boundaries = voice.feed(samples)
    if boundaries.contains(where: \.isBeginning) { guess = nil }
    var events = boundaries.map { RecognitionEvent.voice($0) }
    for step in cutter.advance(by: samples.count, boundaries) {
      switch step {
      case .tryOut(let range):
        let words = decode(range)
        guess = (range.lowerBound, words)
        events += partial(volatile: words)
      case .close(let range):
        freeze(range)
        events += partial(volatile: "")
      }
    }
    forgetWhatIsDone()
    return events
  }

  /// How long `finish` will take, by how fast the model was so far.
  var timeToFinish: Duration {
    var cutter = cutter
    guard let range = cutter.finish(), guess?.start != range.lowerBound else { return .zero }
    return AudioFormat.duration(ofSamples: range.count) * (recognizer.realTimeFactor ?? 1)
  }

  /// Silence gives no text at all: these models invent some.
  func finish() throws(RecognizerError) -> Transcript {
    if let range = cutter.finish(), !range.isEmpty { freeze(range) }
    return Transcript(text: text.final(frozen.joined(separator: " ")))
  }

  func cancel() {}

  private func freeze(_ range: Range<Int>) {
    // Nothing was said since it was tried out, so that is the answer.
    let words = guess.flatMap { $0.start == range.lowerBound ? $0.words : nil } ?? decode(range)
    guess = nil
    if !words.isEmpty { frozen.append(words) }
  }

  private func decode(_ range: Range<Int>) -> String {
    let slice = samples[max(0, range.lowerBound - offset)..<min(samples.count, range.upperBound - offset)]
    return text.partial(recognizer.words(in: Waveform.floats(slice), hotwords: hotwords))
  }

  private func partial(volatile: String) -> [RecognitionEvent] {
    let hypothesis = Hypothesis(stable: frozen.joined(separator: " "), volatile: volatile)
    return shown.show(hypothesis).map { [.partial($0)] } ?? []
  }

  private func forgetWhatIsDone() {
    let done = min(cutter.neededFrom - offset, samples.count)
    // In larger steps, since the rest is moved.
    guard done > AudioFormat.sampleRate else { return }
    samples.removeFirst(done)
    offset += done
  }
}

extension VoiceEvent {
  fileprivate var isBeginning: Bool {
    switch self {
    case .began: true
    case .ended: false
    }
  }
}
