internal import Speech

/// One utterance, decoded while it is spoken.
final class OnlineStream: RecognitionStream {
  /// Small models say a word up to this much sound after it (measured with the tiny CTC model: 0.4 s lose none).
  private static let leastTail = AudioFormat.sampleRate * 4 / 10

  private let input: OnlineInput
  private let voice: any VoiceDetector
  private let text: TextFinish
  private let window: Int
  private var agreement = LocalAgreement(agreement: 2)
  private var shown = GrowingHypothesis()
  private var lastText = ""

  /// - Parameter window: samples of one step of the model.
  init(_ input: OnlineInput, _ voice: any VoiceDetector, _ text: TextFinish, window: Int) {
    self.input = input
    self.voice = voice
    self.text = text
    self.window = window
  }

  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    let boundaries = voice.feed(samples).map { RecognitionEvent.voice($0) }
    guard input.accept(Waveform.floats(samples)) > 0 else { return boundaries }
    return boundaries + partial(input.text)
  }

  /// The library does not decode a window that is not full, so silence follows until the one with the last sound and a
  /// whole one behind it are.
  func finish() throws(RecognizerError) -> Transcript {
    if voice.isCertain, !voice.hasHeardVoice { return Transcript(text: "") }
    let silence = [Float](repeating: 0, count: AudioFormat.fragmentSamples)
    var windows = 0
    var tail = 0
    while (windows < 2 || tail < Self.leastTail) && tail < 2 * window + Self.leastTail {
      windows += input.accept(silence)
      tail += silence.count
    }
    _ = input.finish()
    return Transcript(text: text.final(input.text))
  }

  func cancel() {}

  private func partial(_ hypothesis: String) -> [RecognitionEvent] {
    let words = text.partial(hypothesis)
    guard words != lastText else { return [] }
    lastText = words
    return shown.show(agreement.hear(words)).map { [.partial($0)] } ?? []
  }
}
