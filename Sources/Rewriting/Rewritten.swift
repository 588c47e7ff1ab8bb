/// What came of a text that was given to a model.
public struct Rewritten: Hashable, Sendable {
  public var text: String
  /// Why pieces of it are as the rules left them, in their order.
  public var rejections: [Rejection]
  /// A piece at least is the model's.
  public var isModels: Bool
}
