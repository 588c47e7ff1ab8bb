internal import CGio

/// How to own a bus name.
public struct NameFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Another may take the name from us with `replace`.
  public static let allowReplacement = NameFlags(rawValue: G_BUS_NAME_OWNER_FLAGS_ALLOW_REPLACEMENT.rawValue)
  /// Take the name from an owner that allows it.
  public static let replace = NameFlags(rawValue: G_BUS_NAME_OWNER_FLAGS_REPLACE.rawValue)
  /// Do not wait in line where another owns the name: it counts as lost at once.
  public static let doNotQueue = NameFlags(rawValue: G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE.rawValue)
}
