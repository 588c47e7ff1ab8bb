/// The words and signs of a status. Letters and block elements only: an emoji font may be missing.
public enum StatusText {
  /// The line of the bubble, or nil where there is nothing to show.
  /// - Parameter words: what was recognized so far, shown behind the status while there is room.
  public static func bubble(_ status: DictationStatus, words: String? = nil) -> String? {
    switch status {
    case .idle: nil
    case .starting: "○ 0:00"
    case .recording(let seconds, let levels):
      withWords("● \(clock(seconds)) \(levels.map(bar).joined())", words)
    case .processing: withWords("…", words)
    case .failed(let sentence): "⚠ \(sentence)"
    case .sent: "✓"
    case .waiting(let count): waiting(count)
    }
  }

  /// The sign in the top bar: one or two UTF-16 units, since GNOME ignores anything longer.
  public static func symbol(_ status: DictationStatus) -> String {
    switch status {
    case .idle: "Ut"
    case .starting: "○"
    case .recording: "●"
    case .processing: "…"
    case .failed: "!"
    case .sent: "✓"
    case .waiting: "+"
    }
  }

  private static func waiting(_ count: Int) -> String {
    count == 1
      ? "A text is waiting: press the dictation key where it belongs, or Escape to put it away."
      : "\(count) texts are waiting: press the dictation key where the first belongs, or Escape to put them away."
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
    guard words.count > longestWords else { return "\(status)  \(words)" }
    let end = words.suffix(longestWords)
    let fromWord = end.firstIndex(of: " ").map { end[end.index(after: $0)...] } ?? end
    return "\(status)  …\(fromWord)"
  }

  private static let longestWords = 60
}
