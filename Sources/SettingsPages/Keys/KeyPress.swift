public import DictationCore

/// A key that went down or up while one is chosen.
public struct KeyPress: Hashable, Sendable {
  /// An X keysym, as without Shift.
  public var keysym: UInt32
  /// The name of the keysym, such as `Control_R`.
  public var name: String
  /// Those that were held before it.
  public var modifiers: Modifiers
  public var isDown: Bool

  public init(keysym: UInt32, name: String, modifiers: Modifiers, isDown: Bool) {
    self.keysym = keysym
    self.name = name
    self.modifiers = modifiers
    self.isDown = isDown
  }
}
