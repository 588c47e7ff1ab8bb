/// A key as IBus hands it over: an X keysym, an evdev key code and the modifier state *before* the event.
public struct KeyEvent: Hashable, Sendable {
  public var keysym: UInt32
  public var keycode: UInt32
  public var modifiers: Modifiers
  public var isRelease: Bool

  public init(keysym: UInt32, keycode: UInt32 = 0, modifiers: Modifiers = [], isRelease: Bool = false) {
    self.keysym = keysym
    self.keycode = keycode
    self.modifiers = modifiers
    self.isRelease = isRelease
  }
}
