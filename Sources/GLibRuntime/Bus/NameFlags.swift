/// How to own a bus name. Raw values are those of the D-Bus method RequestName.
public struct NameFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Another may take the name from us with `replace`.
  public static let allowReplacement = NameFlags(rawValue: 1)
  /// Take the name from an owner that allows it.
  public static let replace = NameFlags(rawValue: 2)
  /// Do not wait in line where another owns the name.
  public static let doNotQueue = NameFlags(rawValue: 4)
}
