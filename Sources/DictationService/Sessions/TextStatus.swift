/// What the journal knows about an undelivered text. Raw values are written to disk.
public enum TextStatus: String, Hashable, Sendable, CaseIterable {
  case waiting
  /// Found after a crash, it means: perhaps sent.
  case delivering
  case dismissed
}
