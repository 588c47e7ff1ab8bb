import Archive
import ServiceInterface

extension HistorySession {
  init(_ session: ArchivedSession) {
    self.init(id: UInt64(clamping: session.id))
    kind = session.kind.rawValue
    title = session.title
    notes = session.notes
    started = session.startedAt
    ended = session.endedAt
    application = session.application
    language = session.language
    recognizer = session.recognizer
    tone = session.tone
    delivery = session.delivery.rawValue
    version = session.version.rawValue
  }

  init(_ line: ArchivePage.Line) {
    self.init(line.session)
    text = line.excerpt
    duration = line.duration
    state = line.state.rawValue
  }

  init(_ entry: ArchiveEntry) {
    self.init(entry.session)
    text = entry.text
    duration = entry.duration
    state = (entry.segments.first { $0.state != .done }?.state ?? .done).rawValue
    segments = entry.segments.map(Segment.init)
  }
}

extension HistorySession.Segment {
  fileprivate init(_ segment: ArchivedSegment) {
    self.init(start: segment.start, duration: segment.duration)
    raw = segment.raw
    cleaned = segment.cleaned
    text = segment.text
    state = segment.state.rawValue
    failures = segment.failures
    error = segment.lastError ?? ""
    recognizer = segment.recognizer
  }
}
