import Archive
import Speech

extension RecognizedSegment {
  /// What was recognized then.
  init(_ segment: ArchivedSegment) {
    let rate = Double(AudioFormat.sampleRate)
    let start = Int(segment.start * rate)
    var transcript = Transcript(text: segment.raw)
    transcript.recognizer = RecognizerID(segment.recognizer)
    self.init(
      samples: start..<start + Int(segment.duration * rate), transcript: transcript,
      latency: segment.latency.map { .seconds($0) })
  }
}
