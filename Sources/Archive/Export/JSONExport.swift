internal import FoundationEssentials

/// Everything that is known of a session, as an object.
enum JSONExport {
  private struct Session: Encodable {
    let id: Int64
    let kind: String
    let title: String
    let notes: String
    let startedAt: String
    let endedAt: String
    let application: String
    let language: String
    let recognizer: String
    let tone: String
    let delivery: String
    let version: String
    let text: String
    let segments: [Segment]
  }

  private struct Segment: Encodable {
    let start: Double
    let duration: Double
    let raw: String
    let cleaned: String
    let text: String
    let state: String
    let failures: Int
    let error: String?
    let recognizer: String
  }

  static func write(_ entry: ArchiveEntry) -> String {
    let session = entry.session
    let object = Session(
      id: session.id, kind: session.kind.rawValue, title: session.title, notes: session.notes,
      startedAt: time(session.startedAt), endedAt: time(session.endedAt), application: session.application,
      language: session.language, recognizer: session.recognizer, tone: session.tone,
      delivery: session.delivery.rawValue, version: session.version.rawValue, text: entry.text,
      segments: entry.segments.map { segment in
        Segment(
          start: segment.start, duration: segment.duration, raw: segment.raw, cleaned: segment.cleaned,
          text: segment.text, state: segment.state.rawValue, failures: segment.failures, error: segment.lastError,
          recognizer: segment.recognizer)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // An entry holds nothing that JSON cannot say, but a time that is no number.
    return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func time(_ seconds: Double) -> String { Date(timeIntervalSince1970: seconds).formatted(.iso8601) }
}
