/// Modifier state, with the bits of `IBusModifierType` that mean a key the user holds. Lock and Num Lock (Mod2) are
/// kept apart, since no binding may depend on them.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1 << 0)
  public static let lock = Modifiers(rawValue: 1 << 1)
  public static let control = Modifiers(rawValue: 1 << 2)
  public static let alt = Modifiers(rawValue: 1 << 3)
  public static let numLock = Modifiers(rawValue: 1 << 4)
  public static let superKey = Modifiers(rawValue: 1 << 26)
  public static let hyper = Modifiers(rawValue: 1 << 27)
  public static let meta = Modifiers(rawValue: 1 << 28)

  /// What a key binding may name.
  public static let bindable: Modifiers = [.shift, .control, .alt, .superKey, .hyper, .meta]
}
