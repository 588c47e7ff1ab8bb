import Glibc
import Logging

enum LogLine {
  static func text(
    stamp: String, level: Logger.Level, program: String, label: String, message: String, fields: Logger.Metadata
  ) -> String {
    var line = "\(stamp) \(level.rawValue) \(program)[\(getpid())] \(label): \(message)"
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) { line += " \(key)=\(value)" }
    return singleLine(line)
  }

  /// A message may quote what somebody else wrote; a newline in it must not look like a line of ours.
  private static func singleLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Now, in UTC, with milliseconds.
  static func stamp() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    gmtime_r(&now.tv_sec, &parts)
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    let time = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    let thousandths = String(1000 + now.tv_nsec / 1_000_000).dropFirst()
    return "\(date)T\(time).\(thousandths)Z"
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
