import Journal
import Speech

extension JournalSegment {
  init(_ segment: RecognizedSegment) {
    self.init(
      start: segment.samples.lowerBound, end: segment.samples.upperBound, text: segment.transcript.text,
      recognizer: segment.recognizer, latency: segment.latency.map { $0 / .seconds(1) })
  }
}

extension RecognizedSegment {
  init(_ segment: JournalSegment) {
    var transcript = Transcript(text: segment.text)
    transcript.recognizer = RecognizerID(segment.recognizer)
    self.init(
      samples: segment.start..<segment.end, transcript: transcript,
      latency: segment.latency.map { .seconds($0) })
  }
}
