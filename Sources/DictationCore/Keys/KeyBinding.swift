/// A key and the modifiers that must be held with it, no more and no fewer.
public struct KeyBinding: Hashable, Sendable {
  /// An X keysym.
  public var keysym: UInt32
  public var modifiers: Modifiers

  public init(keysym: UInt32, modifiers: Modifiers = []) {
    self.keysym = keysym
    self.modifiers = modifiers
  }

  /// Whether `event` is this key with just these modifiers. Lock and Num Lock do not count, nor does the case of a
  /// letter: with Shift held, a client sends the capital.
  public func matches(_ event: KeyEvent) -> Bool {
    Keysym.lowercased(keysym) == Keysym.lowercased(event.keysym) && modifiers.bound == event.modifiers.bound
  }
}
