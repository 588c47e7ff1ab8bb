/// The user's dictionary.
public struct Vocabulary: Hashable, Sendable {
  public init() {}
}
