/// What stands around the caret. A selection belongs to neither side, since the text replaces it.
public struct Surroundings: Hashable, Sendable {
  /// Text left of the caret or of the selection; nil where unknown, empty at the start of the field.
  public var left: String?
  /// Text right of the caret or of the selection; nil where unknown, empty at the end of the field.
  public var right: String?

  public init(left: String?, right: String?) {
    self.left = left
    self.right = right
  }

  public static let unknown = Surroundings(left: nil, right: nil)
}
