/// How a language writes the time where it says a word for the hour: `14:30 Uhr`, `14 h 30`.
struct ClockStyle: Hashable, Sendable {
  /// The words for the hour: "Uhr", "heures".
  let words: Set<String>
  /// With `H` for the hour and `MM` for the minutes.
  let pattern: String

  func parts(hour: String, minutes: String) -> [String] {
    pattern.split(separator: " ").map { part in
      switch part {
      case "H": hour
      case "MM": minutes
      case "H:MM": hour + ":" + minutes
      default: String(part)
      }
    }
  }
}
