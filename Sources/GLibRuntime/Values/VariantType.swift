internal import CGio

/// A D-Bus type signature of one complete type: `s`, `a{sv}`, `(tay)`.
public struct VariantType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let rawValue: String

  /// Nil where `rawValue` is not exactly one complete type.
  public init?(rawValue: String) {
    guard g_variant_type_string_is_valid(rawValue) != 0 else { return nil }
    self.rawValue = rawValue
  }

  /// Traps where the literal is not exactly one complete type.
  public init(stringLiteral value: StaticString) {
    self.init(trusted: value.description)
    precondition(g_variant_type_string_is_valid(rawValue) != 0, "\(value) is no type signature")
  }

  init(trusted rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }
}

extension VariantType {
  public static let bool: VariantType = "b"
  public static let byte: VariantType = "y"
  public static let int16: VariantType = "n"
  public static let uint16: VariantType = "q"
  public static let int32: VariantType = "i"
  public static let uint32: VariantType = "u"
  public static let int64: VariantType = "x"
  public static let uint64: VariantType = "t"
  public static let double: VariantType = "d"
  public static let string: VariantType = "s"
  public static let objectPath: VariantType = "o"
  public static let signature: VariantType = "g"
  public static let handle: VariantType = "h"
  public static let variant: VariantType = "v"
  public static let bytes: VariantType = "ay"
  public static let dictionary: VariantType = "a{sv}"

  public static func array(of element: VariantType) -> VariantType { VariantType(trusted: "a\(element)") }

  public static func tuple(_ members: [VariantType]) -> VariantType {
    VariantType(trusted: "(" + members.map(\.rawValue).joined() + ")")
  }
}
