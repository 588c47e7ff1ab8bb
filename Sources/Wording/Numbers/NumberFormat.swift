/// How spoken numbers are written. Raw values are those of the setting `numbers`.
public enum NumberFormat: String, Sendable, CaseIterable {
  /// Digits from ten upward, and always with a unit, in a price, a time, a date, a version or a phone number.
  case smart
  case digits
  /// As they were spoken.
  case words
}
