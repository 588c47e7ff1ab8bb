internal import Glibc
internal import ServiceInterface

/// A session as the commands write it. The names are those of the JSON object.
struct HistoryReport: Encodable, Hashable {
  struct Segment: Encodable, Hashable {
    let start: Double
    let duration: Double
    let raw: String
    let cleaned: String
    let text: String
    let state: String
    let failures: Int
    let error: String
    let recognizer: String
  }

  let id: UInt64
  let kind: String
  let title: String
  let notes: String
  /// Seconds since 1970.
  let started: Double
  let ended: Double
  let duration: Double
  let application: String
  let language: String
  let recognizer: String
  let tone: String
  let delivery: String
  let state: String
  let text: String
  let segments: [Segment]

  init(_ session: HistorySession) {
    id = session.id
    kind = session.kind
    title = session.title
    notes = session.notes
    started = session.started
    ended = session.ended
    duration = session.duration
    application = session.application
    language = session.language
    recognizer = session.recognizer
    tone = session.tone
    delivery = session.delivery
    state = session.state
    text = session.text
    segments = session.segments.map {
      Segment(
        start: $0.start, duration: $0.duration, raw: $0.raw, cleaned: $0.cleaned, text: $0.text, state: $0.state,
        failures: $0.failures, error: $0.error, recognizer: $0.recognizer)
    }
  }

  /// In a list: number, time, length and text.
  var line: String {
    let shown = (title.isEmpty ? "" : title + ": ") + text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let mark = state == "done" ? delivery == "perhaps-sent" ? "(perhaps sent) " : "" : "(\(state)) "
    return "\(id)\t\(Self.time(started))\t\(Self.length(duration))\t\(mark)\(shown)"
  }

  var whole: String {
    let facts = [
      ("Title", title), ("Began", Self.time(started)), ("Length", Self.length(duration)), ("Kind", kind),
      ("Application", application), ("Language", language), ("Recognizer", recognizer), ("Tone", tone),
      ("Delivery", delivery), ("State", state), ("Notes", notes),
    ].filter { !$0.1.isEmpty }
    let lines = facts.map { "\($0): \(String(repeating: " ", count: 11 - $0.count))\($1)" }
    let troubles = segments.filter { !$0.error.isEmpty }.map { "Not recognized \($0.failures) times: \($0.error)" }
    return (lines + troubles + ["", text]).joined(separator: "\n")
  }

  private static func time(_ seconds: Double) -> String {
    var time = time_t(seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    var buffer = [UInt8](repeating: 0, count: 32)
    let count = buffer.withUnsafeMutableBytes {
      strftime($0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count, "%Y-%m-%d %H:%M", &parts)
    }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private static func length(_ seconds: Double) -> String {
    let seconds = Int(seconds + 0.5)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
