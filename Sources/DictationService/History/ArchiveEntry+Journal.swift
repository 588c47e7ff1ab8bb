import Archive
import DictationCore
import Journal

extension ArchiveEntry {
  /// A dictation as the history has it, from what the journal knows of it.
  /// - Parameters:
  ///   - result: nil where no recognizer gave a text.
  ///   - draft: nil where no word was left.
  init(_ entry: JournalEntry, _ result: Recognized?, _ draft: Draft?, language: String, failure: String?) {
    let seconds = entry.duration / .seconds(1)
    var session = ArchivedSession(
      recording: entry.id.rawValue, kind: entry.details.isNote == true ? .note : .dictation,
      startedAt: entry.startedAt, endedAt: entry.startedAt + seconds)
    session.application = entry.details.client ?? ""
    session.language = entry.details.language ?? language
    session.recognizer = result?.recognizer ?? ""
    session.title = entry.details.title ?? ""
    session.delivery = draft == nil || session.kind == .note ? .none : .waiting
    self.init(session, [])
    segments = Self.segments(result, draft, seconds: seconds, failure: failure)
    for index in segments.indices { segments[index].failures = entry.failures ?? 0 }
  }

  /// - Parameter seconds: how long the recording is.
  static func segments(
    _ result: Recognized?, _ draft: Draft?, seconds: Double, failure: String?
  ) -> [ArchivedSegment] {
    let state: ArchivedSegment.State = draft != nil ? .done : result == nil ? .queued : .failed
    var segment = ArchivedSegment(duration: seconds, state: state)
    segment.raw = result?.transcript.text ?? ""
    segment.cleaned = draft?.text ?? ""
    segment.text = draft?.text ?? ""
    segment.lastError = failure
    segment.recognizer = result?.recognizer ?? ""
    segment.latency = result.map { $0.latency / .seconds(1) }
    return [segment]
  }
}
