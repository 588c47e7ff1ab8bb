import Archive
import DictationCore
import Speech

extension RecognizedSegment {
  /// What was recognized then.
  init(_ segment: ArchivedSegment) {
    let rate = Double(AudioFormat.sampleRate)
    // What the database says: a recording of more than a century is none.
    func samples(_ seconds: Double) -> Int { max(0, Int(saturating: min(seconds, 0x1p32) * rate)) }
    let start = samples(segment.start)
    var transcript = Transcript(text: segment.raw)
    transcript.recognizer = RecognizerID(segment.recognizer)
    self.init(
      samples: start..<start + samples(segment.duration), transcript: transcript,
      latency: segment.latency.map { .seconds(min(max(0, $0), 86_400)) })
  }
}
