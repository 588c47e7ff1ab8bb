/// The name of a D-Bus error: two or more elements of letters, digits and underscores, joined by dots.
public struct ErrorName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  // https://dbus.freedesktop.org/doc/dbus-specification.html#standard-interfaces and dbus-protocol.h
  public static let failed: ErrorName = "org.freedesktop.DBus.Error.Failed"
  public static let noReply: ErrorName = "org.freedesktop.DBus.Error.NoReply"
  public static let serviceUnknown: ErrorName = "org.freedesktop.DBus.Error.ServiceUnknown"
  public static let nameHasNoOwner: ErrorName = "org.freedesktop.DBus.Error.NameHasNoOwner"
  public static let invalidArgs: ErrorName = "org.freedesktop.DBus.Error.InvalidArgs"
  public static let unknownMethod: ErrorName = "org.freedesktop.DBus.Error.UnknownMethod"
  public static let unknownObject: ErrorName = "org.freedesktop.DBus.Error.UnknownObject"
  public static let unknownInterface: ErrorName = "org.freedesktop.DBus.Error.UnknownInterface"
}
