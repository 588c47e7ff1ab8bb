/// What a recognizer believes was said so far. `stable` only ever grows within an utterance; `volatile` may change.
public struct Hypothesis: Hashable, Sendable {
  public var stable: String
  public var volatile: String
  /// Another recognizer will write the text; these words are only to be looked at.
  public var isPreview = false

  public init(stable: String = "", volatile: String = "") {
    self.stable = stable
    self.volatile = volatile
  }

  /// What a recognizer says whose text will not be used: all of it may change.
  public init(previewing other: Hypothesis) {
    self.init(volatile: other.text)
    isPreview = true
  }

  /// Both parts, joined as the recognizer wrote them.
  public var text: String {
    stable.isEmpty || volatile.isEmpty ? stable + volatile : stable + " " + volatile
  }
}
