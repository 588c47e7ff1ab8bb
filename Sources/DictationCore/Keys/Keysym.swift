/// The few X keysyms that Utter knows by name (`X11/keysymdef.h`).
public enum Keysym {
  public static let space: UInt32 = 0x20
  public static let returnKey: UInt32 = 0xff0d
  public static let escape: UInt32 = 0xff1b
  public static let keypadEnter: UInt32 = 0xff8d
  public static let rightControl: UInt32 = 0xffe4

  /// Keys that change others instead of typing: Shift_L … Hyper_R, the ISO group keys, Mode_switch, Num_Lock and
  /// Multi_key's neighbours stay out, since Compose does begin a text.
  public static func isModifier(_ keysym: UInt32) -> Bool {
    switch keysym {
    case 0xffe1...0xffee, 0xfe01...0xfe13, 0xff7e, 0xff7f, 0xff14: true
    default: false
    }
  }

  /// The small letter of a Latin-1 capital; every other keysym as it is.
  static func lowercased(_ keysym: UInt32) -> UInt32 {
    switch keysym {
    case 0x41...0x5a, 0xc0...0xd6, 0xd8...0xde: keysym + 0x20
    default: keysym
    }
  }
}
