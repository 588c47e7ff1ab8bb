internal import DictationCore
internal import Localization
internal import ServiceInterface

/// What `utter stats` says. The names are those of the JSON object.
struct StatisticsReport: Encodable, Hashable {
  struct Recognizer: Encodable, Hashable {
    let id: String
    let segments: Int
    /// Seconds from the last word to the text.
    let median: Double?
    let percentile95: Double?
  }

  let sessions: Int
  let words: Int
  let minutes: Double
  let wordsPerMinute: Double
  let corrections: Int
  let recognizers: [Recognizer]

  init(_ statistics: HistoryStatistics) {
    sessions = statistics.sessions
    words = statistics.words
    minutes = statistics.duration / 60
    wordsPerMinute = minutes > 0 ? Double(words) / minutes : 0
    corrections = statistics.corrections
    recognizers = statistics.recognizers.map {
      Recognizer(id: $0.id, segments: $0.segments, median: $0.median, percentile95: $0.percentile95)
    }
  }

  var text: String {
    let facts = Facts([
      (localized("Sessions"), "\(sessions)"), (localized("Words"), "\(words)"),
      (localized("Minutes"), "\(Self.rounded(minutes))"),
      (localized("Speed"), localized("\(Int(saturating: wordsPerMinute + 0.5)) words a minute")),
      (localized("Corrections"), "\(corrections)"),
    ])
    return (facts.lines + recognizers.map(Self.line)).joined(separator: "\n")
  }

  private static func line(_ recognizer: Recognizer) -> String {
    var parts = [localized("one text", "\(recognizer.segments) texts", count: recognizer.segments)]
    if let median = recognizer.median { parts.append(localized("half within \(rounded(median)) s")) }
    if let most = recognizer.percentile95 { parts.append(localized("95 in 100 within \(rounded(most)) s")) }
    return "\(recognizer.id): " + parts.joined(separator: ", ")
  }

  private static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
