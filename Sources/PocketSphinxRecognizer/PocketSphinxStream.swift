internal import Speech

/// One utterance. Inside, it is decoded in stretches that end where the speaker pauses, so that memory and the cost of a
/// hypothesis do not grow with its length.
final class PocketSphinxStream: RecognitionStream {
  /// A stretch ends at the first pause after so many samples, and anywhere after so many.
  private static let stretch = AudioFormat.sampleRate * 10...AudioFormat.sampleRate * 60
  /// Fragments from one hypothesis to the next: 100 ms.
  private static let hypothesisInterval = 5
  /// A word that stayed for 600 ms is shown as stable.
  private static let agreement = 6

  private let decoder: PocketSphinxDecoder
  private var rest: [Int16] = []
  private var onset = Onset()
  private var decodedSamples = 0
  private var stretchStart = 0
  private var fragments = 0
  private var hearsVoice = false
  private var finishedText = ""
  private var agreement = LocalAgreement(agreement: PocketSphinxStream.agreement)
  private var shown = GrowingHypothesis()

  init(_ decoder: PocketSphinxDecoder) throws(RecognizerError) {
    self.decoder = decoder
    decoder.forgetSpeaker()
    try decoder.beginUtterance()
  }

  /// Decodes in whole fragments, so that the words do not depend on how the samples were cut on their way.
  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    var events: [RecognitionEvent] = []
    rest += samples
    var start = 0
    while rest.count - start >= AudioFormat.fragmentSamples {
      let admitted = onset.admit(rest[start..<start + AudioFormat.fragmentSamples])
      start += AudioFormat.fragmentSamples
      if decodedSamples == 0 { (decodedSamples, stretchStart) = (onset.skipped, onset.skipped) }
      events += try decodeFragments(of: admitted)
    }
    rest.removeFirst(start)
    return events
  }

  func finish() throws(RecognizerError) -> Transcript {
    _ = try decodeFragments(of: onset.end())
    if !rest.isEmpty { try decoder.decode(rest[...]) }
    try endStretch()
    // Word times would be wrong: the frames that PocketSphinx counts leave out the silence.
    return Transcript(text: finishedText)
  }

  /// The decoder ends it when the next utterance begins.
  func cancel() {}

  private func decodeFragments(of samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    var events: [RecognitionEvent] = []
    for start in stride(from: 0, to: samples.count, by: AudioFormat.fragmentSamples) {
      events += try decode(samples[start..<start + AudioFormat.fragmentSamples])
    }
    return events
  }

  private func decode(_ fragment: ArraySlice<Int16>) throws(RecognizerError) -> [RecognitionEvent] {
    try decoder.decode(fragment)
    decodedSamples += fragment.count
    fragments += 1
    let voice = voiceChange()
    if isStretchComplete(voice) {
      try endStretch()
      try decoder.beginUtterance()
      stretchStart = decodedSamples
      agreement = LocalAgreement(agreement: Self.agreement)
      return voice + changed(Hypothesis(stable: finishedText))
    }
    guard fragments % Self.hypothesisInterval == 0 else { return voice }
    return voice + changed(hear())
  }

  private func voiceChange() -> [RecognitionEvent] {
    guard decoder.hearsVoice != hearsVoice else { return [] }
    hearsVoice.toggle()
    return [.voice(hearsVoice ? .began(at: decodedSamples) : .ended(at: decodedSamples))]
  }

  private func isStretchComplete(_ voice: [RecognitionEvent]) -> Bool {
    let length = decodedSamples - stretchStart
    return length >= Self.stretch.upperBound || length >= Self.stretch.lowerBound && !voice.isEmpty && !hearsVoice
  }

  private func endStretch() throws(RecognizerError) {
    try decoder.endUtterance()
    finishedText = [finishedText, decoder.hypothesis].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func hear() -> Hypothesis {
    var hypothesis = agreement.hear(decoder.hypothesis)
    hypothesis.stable = [finishedText, hypothesis.stable].filter { !$0.isEmpty }.joined(separator: " ")
    return hypothesis
  }

  private func changed(_ hypothesis: Hypothesis) -> [RecognitionEvent] {
    shown.show(hypothesis).map { [.partial($0)] } ?? []
  }
}
