internal import Localization

/// The words and signs of a status. Letters and block elements only: an emoji font may be missing.
public enum StatusText {
  /// The line of the bubble, or nil where there is nothing to show.
  /// - Parameters:
  ///   - words: what was recognized so far, shown behind the status while there is room.
  ///   - raw: what the words were made of, while a model works on them.
  public static func bubble(_ status: DictationStatus, words: String? = nil, raw: String? = nil) -> String? {
    switch status {
    case .idle: nil
    case .starting: "○ 0:00"
    case .recording(let seconds, let levels):
      withWords("● \(clock(seconds)) \(levels.map(bar).joined())", words)
    case .processing: withWords("…", words)
    case .rewriting: rewriting(words, raw: raw)
    case .failed(let sentence): "⚠ \(sentence)"
    case .sent: "✓"
    case .waiting(let count): waiting(count)
    }
  }

  /// The sign in the top bar: one or two UTF-16 units, since GNOME ignores anything longer.
  /// - Parameter idle: the sign while nothing happens.
  public static func symbol(_ status: DictationStatus, idle: String = "Ut") -> String {
    switch status {
    case .idle: idle
    case .starting: "○"
    case .recording: "●"
    case .processing, .rewriting: "…"
    case .failed: "!"
    case .sent: "✓"
    case .waiting: "+"
    }
  }

  private static func waiting(_ count: Int) -> String {
    localized(
      "A text is waiting: press the dictation key where it belongs, or Escape to put it away.",
      "\(count) texts are waiting: press the dictation key where the first belongs, or Escape to put them away.",
      count: count)
  }

  /// What Enter would insert, and what it was made of where that is something else.
  private static func rewriting(_ words: String?, raw: String?) -> String {
    guard let raw else { return "…" }
    let arrow = words.flatMap { $0 == raw ? nil : "\(withWords("…", raw)) → \(end(of: $0))" }
    return "\(arrow ?? withWords("…", raw)) (Enter)"
  }

  private static func clock(_ seconds: Int64) -> String {
    let rest = "\(twoDigits(seconds % 60))"
    let minutes = seconds / 60
    return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)"
  }

  private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private static func bar(_ level: Double) -> String {
    bars[min(max(Int(level * Double(bars.count)), 0), bars.count - 1)]
  }

  /// The bubble is one line at the caret: of long words it shows the last, cut at a space.
  private static func withWords(_ status: String, _ words: String?) -> String {
    guard let words, !words.isEmpty else { return status }
    return "\(status)  \(end(of: words))"
  }

  private static func end(of words: String) -> String {
    let words = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard words.count > longestWords else { return words }
    let end = words.suffix(longestWords)
    return "…\(end.firstIndex(of: " ").map { end[end.index(after: $0)...] } ?? end)"
  }

  private static let longestWords = 60
}
