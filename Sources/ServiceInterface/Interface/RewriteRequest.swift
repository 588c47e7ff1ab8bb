/// How a text is to be rewritten on request.
public struct RewriteRequest: Hashable, Sendable {
  /// Only slips and punctuation; otherwise in a tone.
  public var isCleanup: Bool
  /// nil: the one that was used last.
  public var tone: String?
  /// A BCP 47 language, or nil for the one in the settings.
  public var language: String?
  /// The tone is the one used last from now on.
  public var isRemembered: Bool

  public init(isCleanup: Bool = false, tone: String? = nil, language: String? = nil, isRemembered: Bool = false) {
    self.isCleanup = isCleanup
    self.tone = tone
    self.language = language
    self.isRemembered = isRemembered
  }
}
