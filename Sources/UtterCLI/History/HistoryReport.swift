internal import DictationCore
internal import Glibc
internal import Localization
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
  let version: String
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
    version = session.version
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
    let mark = state == "done" ? delivery == "perhaps-sent" ? localized("(perhaps sent)") + " " : "" : "(\(state)) "
    return "\(id)\t\(Self.time(started))\t\(Self.length(duration))\t\(mark)\(shown)"
  }

  var whole: String {
    let facts = [
      (localized("Title"), title), (localized("Began"), Self.time(started)),
      (localized("Length"), Self.length(duration)), (localized("Kind"), kind),
      (localized("Application"), application), (localized("Language"), language),
      (localized("Recognizer"), recognizer), (localized("Tone"), tone), (localized("Delivery"), delivery),
      (localized("Version"), version == "final" ? "" : version), (localized("State"), state),
      (localized("Notes"), notes),
    ].filter { !$0.1.isEmpty }
    let troubles = segments.filter { !$0.error.isEmpty }.map { Self.trouble($0) }
    return (Facts(facts).lines + troubles + ["", text]).joined(separator: "\n")
  }

  private static func trouble(_ segment: Segment) -> String {
    localized(
      "Not recognized once: \(segment.error)", "Not recognized \(segment.failures) times: \(segment.error)",
      count: segment.failures)
  }

  private static func time(_ seconds: Double) -> String {
    var time = Int(saturating: seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    var buffer = [UInt8](repeating: 0, count: 32)
    let count = buffer.withUnsafeMutableBytes {
      strftime($0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count, "%Y-%m-%d %H:%M", &parts)
    }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private static func length(_ seconds: Double) -> String {
    let seconds = Int(saturating: seconds + 0.5)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
