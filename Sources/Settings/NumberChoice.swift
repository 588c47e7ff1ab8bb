/// How spoken numbers are written. Raw values are those of the schema.
public enum NumberChoice: String, Sendable, CaseIterable {
  /// Digits where a careful writer puts digits.
  case smart
  case digits
  /// As they were spoken.
  case words
}
