/// The keys that start and end a dictation. Their names are parsed where IBus's own parser is at hand.
public struct TriggerBindings: Hashable, Sendable {
  /// Held to talk.
  public var hold: [KeyBinding]
  /// Pressed to begin and pressed again to end.
  public var toggle: [KeyBinding]

  public init(
    hold: [KeyBinding] = [KeyBinding(keysym: Keysym.rightControl)],
    toggle: [KeyBinding] = [KeyBinding(keysym: Keysym.space, modifiers: [.control, .shift])]
  ) {
    self.hold = hold
    self.toggle = toggle
  }
}
