/// Subtitles, one for each segment that has a text.
struct SubtitleExport {
  let decimalMark: Character
  let isNumbered: Bool

  func write(_ entry: ArchiveEntry) -> String {
    var number = 0
    return entry.segments.filter { !$0.text.isEmpty }.map { segment in
      number += 1
      let times = "\(time(segment.start)) --> \(time(segment.start + segment.duration))"
      return (isNumbered ? "\(number)\n" : "") + "\(times)\n\(Self.text(segment.text))\n\n"
    }.joined()
  }

  private func time(_ seconds: Double) -> String {
    // A hundred hours are more than any recording has, and more than subtitles can say.
    let milliseconds = Int((min(max(0, seconds), 359_999.999) * 1_000).rounded())
    func padded(_ value: Int, _ width: Int = 2) -> String {
      String(repeating: "0", count: max(0, width - "\(value)".count)) + "\(value)"
    }
    let (hours, minutes) = (padded(milliseconds / 3_600_000), padded(milliseconds / 60_000 % 60))
    return "\(hours):\(minutes):\(padded(milliseconds / 1_000 % 60))\(decimalMark)\(padded(milliseconds % 1_000, 3))"
  }

  /// An empty line would end the subtitle, and an arrow be taken for its times.
  private static func text(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: "\n").split(separator: "-->").joined(separator: "->")
  }
}
