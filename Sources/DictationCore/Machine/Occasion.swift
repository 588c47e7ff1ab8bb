/// Where the user is when something is asked for.
public struct Occasion: Hashable, Sendable {
  /// The field that has the focus.
  public var target: CommitTarget
  /// Why nothing may be dictated here, or nil where it may.
  public var refusal: DictationFailure?
  /// A BCP 47 language, or nil for the one in the settings.
  public var language: String?

  public init(target: CommitTarget, refusal: DictationFailure? = nil, language: String? = nil) {
    self.target = target
    self.refusal = refusal
    self.language = language
  }
}
