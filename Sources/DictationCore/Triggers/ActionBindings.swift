/// The keys for what was dictated last.
public struct ActionBindings: Hashable, Sendable {
  public var undo: [KeyBinding]
  public var review: [KeyBinding]
  public var insertAgain: [KeyBinding]

  public init(
    undo: [KeyBinding] = [KeyBinding(keysym: 0x7a, modifiers: [.control, .alt])],
    review: [KeyBinding] = [KeyBinding(keysym: Keysym.space, modifiers: [.control, .alt])],
    insertAgain: [KeyBinding] = [KeyBinding(keysym: 0x76, modifiers: [.control, .alt])]
  ) {
    self.undo = undo
    self.review = review
    self.insertAgain = insertAgain
  }

  func action(of event: KeyEvent) -> KeyAction? {
    if undo.contains(where: { $0.matches(event) }) { return .undo }
    if review.contains(where: { $0.matches(event) }) { return .review }
    return insertAgain.contains { $0.matches(event) } ? .insertAgain : nil
  }
}
