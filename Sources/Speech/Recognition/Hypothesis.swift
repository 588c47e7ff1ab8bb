/// What a recognizer believes was said so far. `stable` only ever grows within an utterance; `volatile` may change.
public struct Hypothesis: Hashable, Sendable {
  public var stable: String
  public var volatile: String

  public init(stable: String = "", volatile: String = "") {
    self.stable = stable
    self.volatile = volatile
  }

  /// Both parts, joined as the recognizer wrote them.
  public var text: String {
    stable.isEmpty || volatile.isEmpty ? stable + volatile : stable + " " + volatile
  }
}
