/// How long a model may take before the rules' text is taken.
public enum RewriteDeadline {
  /// Models answer word by word, so a long text gets more.
  static let perWord: Duration = .milliseconds(15)

  /// - Parameter base: the setting `rewrite-timeout-ms`.
  public static func duration(base: Duration, text: String) -> Duration {
    base + perWord * text.split(whereSeparator: \.isWhitespace).count
  }
}
