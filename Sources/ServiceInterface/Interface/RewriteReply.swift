/// What came of a text that was to be rewritten.
public struct RewriteReply: Hashable, Sendable {
  /// The model's, or the text as it was.
  public var text: String
  /// Why it is the text as it was, as a sentence; nil where a model wrote it.
  public var reason: String?

  public init(text: String, reason: String?) {
    self.text = text
    self.reason = reason
  }
}
