/// A key as a client hands it to IBus: an X keysym and an evdev key code.
public struct ScriptedKey: Hashable, Sendable {
  public var keysym: UInt32
  public var keycode: UInt32
  /// The modifier that it is, if any, in the bits of `IBusModifierType`.
  public var modifier: UInt32

  public init(_ keysym: UInt32, _ keycode: UInt32, modifier: UInt32 = 0) {
    self.keysym = keysym
    self.keycode = keycode
    self.modifier = modifier
  }

  public static let controlRight = ScriptedKey(0xffe4, 97, modifier: control)
  public static let controlLeft = ScriptedKey(0xffe3, 29, modifier: control)
  public static let shiftLeft = ScriptedKey(0xffe1, 42, modifier: shift)
  public static let space = ScriptedKey(0x20, 57)
  public static let escape = ScriptedKey(0xff1b, 1)
  public static let tab = ScriptedKey(0xff09, 15)
  public static let deadAcute = ScriptedKey(0xfe51, 40)
  public static let a = ScriptedKey(0x61, 30)
  public static let c = ScriptedKey(0x63, 46)
  public static let e = ScriptedKey(0x65, 18)

  public static let shift: UInt32 = 1 << 0
  public static let control: UInt32 = 1 << 2
  public static let release: UInt32 = 1 << 30
}
