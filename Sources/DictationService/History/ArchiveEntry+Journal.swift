import Archive
import DictationCore
import Journal
import Speech

extension ArchiveEntry {
  /// A dictation as the history has it, from what the journal knows of it.
  /// - Parameters:
  ///   - recognized: the segments that have a text.
  ///   - isComplete: whether those are all.
  ///   - draft: nil where no word was left, or some are still to come.
  ///   - final: what a model made of it.
  init(
    _ entry: JournalEntry, _ recognized: [RecognizedSegment], isComplete: Bool, _ draft: Draft?, final: Draft?,
    language: String, failure: String?
  ) {
    let seconds = entry.duration / .seconds(1)
    var session = ArchivedSession(
      recording: entry.id.rawValue, kind: entry.details.isNote == true ? .note : .dictation,
      startedAt: entry.startedAt, endedAt: entry.startedAt + seconds)
    session.application = entry.details.client ?? ""
    session.language = entry.details.language ?? language
    session.recognizer = recognized.last { !$0.recognizer.isEmpty }?.recognizer ?? ""
    session.title = entry.details.title ?? ""
    session.delivery = draft == nil || session.kind == .note ? .none : .waiting
    self.init(session, Self.segments(recognized, draft, final: final, of: isComplete ? nil : seconds, failure: failure))
    segments[segments.count - 1].failures = entry.failures ?? 0
  }

  /// A dictation without its whole text.
  /// - Parameters:
  ///   - known: the segments that have a text.
  ///   - rest: the state of what follows them.
  init(
    _ entry: JournalEntry, _ known: [RecognizedSegment], language: String, rest: ArchivedSegment.State
  ) {
    self.init(entry, known, isComplete: false, nil, final: nil, language: language, failure: nil)
    segments[segments.count - 1].state = rest
  }

  /// The segments in which something was said, or one for all where nothing was.
  /// - Parameter seconds: how long the recording is, where its end is still to be recognized.
  static func segments(
    _ recognized: [RecognizedSegment], _ draft: Draft?, final: Draft? = nil, of seconds: Double? = nil, failure: String?
  ) -> [ArchivedSegment] {
    let raw = recognized.map(\.transcript.text)
    let texts = draft.map { SegmentTexts.split($0.text, over: raw) }
    let finals = final.map { SegmentTexts.split($0.text, over: raw) }
    var segments: [ArchivedSegment] = []
    for (index, one) in recognized.enumerated() where !raw[index].isEmpty || !(texts?[index].isEmpty ?? true) {
      let text = texts?[index] ?? (seconds == nil ? "" : raw[index])
      var segment = ArchivedSegment(one.samples, state: draft != nil || seconds != nil ? .done : .failed)
      segment.raw = raw[index]
      segment.cleaned = text
      segment.text = finals?[index] ?? text
      segment.recognizer = one.recognizer
      segment.latency = one.latency.map { $0 / .seconds(1) }
      segments.append(segment)
    }
    if let seconds {
      let start = recognized.last.map { Double($0.samples.upperBound) / Double(AudioFormat.sampleRate) } ?? 0
      segments.append(ArchivedSegment(start: start, duration: max(0, seconds - start), state: .queued))
    } else if segments.isEmpty {
      segments = [ArchivedSegment(0..<(recognized.last?.samples.upperBound ?? 0), state: .failed)]
      segments[0].recognizer = recognized.last?.recognizer ?? ""
    }
    for index in segments.indices { segments[index].number = index }
    segments[segments.count - 1].lastError = failure
    return segments
  }
}

extension ArchivedSegment {
  fileprivate init(_ samples: Range<Int>, state: State) {
    let rate = Double(AudioFormat.sampleRate)
    self.init(start: Double(samples.lowerBound) / rate, duration: Double(samples.count) / rate, state: state)
  }
}
