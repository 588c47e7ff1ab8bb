import DictationCore
import Localization

/// The line on the terminal while somebody dictates: how loud it is, and the last words.
struct DictationLine {
  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let width = 60

  private var level = bars[0]
  private var words = localized("speak; Enter ends")

  func began() -> String { line }

  mutating func heard(_ level: Double) -> String {
    self.level = Self.bars[min(Self.bars.count - 1, max(0, Int(saturating: level * Double(Self.bars.count))))]
    return line
  }

  mutating func understood(_ text: String) -> String {
    words = String(text.suffix(Self.width))
    return line
  }

  private var line: String { "● \(level) \(words)" }
}
