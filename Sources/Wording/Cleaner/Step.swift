/// One rule: tokens in, tokens out. It sees what the steps before it left, and knows nothing of them.
protocol Step {
  /// As `utter clean --explain` prints it.
  var name: String { get }
  func apply(to passage: inout Passage)
}
