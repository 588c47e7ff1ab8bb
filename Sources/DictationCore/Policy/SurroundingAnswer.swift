/// When a client has told the text around the caret, once asked.
public enum SurroundingAnswer: Hashable, Sendable {
  /// GTK 4 and Qt: within milliseconds.
  case soon
  /// GTK 3: before the next key that it sends.
  case byNextKey
  /// Perhaps never.
  case uncertain

  /// How long `soon` takes at most; 2 ms is the longest that was seen.
  public static let patience: Duration = .milliseconds(50)
}
