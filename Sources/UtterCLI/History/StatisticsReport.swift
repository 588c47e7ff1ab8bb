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
    let lines = [
      "Sessions:    \(sessions)", "Words:       \(words)", "Minutes:     \(Self.rounded(minutes))",
      "Speed:       \(Int(wordsPerMinute + 0.5)) words a minute", "Corrections: \(corrections)",
    ]
    return (lines + recognizers.map(Self.line)).joined(separator: "\n")
  }

  private static func line(_ recognizer: Recognizer) -> String {
    let times = [("half within", recognizer.median), ("95 in 100 within", recognizer.percentile95)]
      .compactMap { words, seconds in seconds.map { "\(words) \(rounded($0)) s" } }
    return "\(recognizer.id): \(recognizer.segments) texts" + times.map { ", " + $0 }.joined()
  }

  private static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
