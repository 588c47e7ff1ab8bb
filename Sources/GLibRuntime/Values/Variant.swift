/// A value of D-Bus and GSettings, the Swift side of GVariant.
///
/// Strings are UTF-8 without NUL: what follows a NUL is cut off on the way to GLib.
public enum Variant: Hashable, Sendable {
  case bool(Bool)
  case byte(UInt8)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  /// A valid D-Bus object path; anything else traps on the way to GLib.
  case objectPath(String)
  /// Types without separators, of any number (also none).
  case signature(String)
  /// An index into the descriptors that travel with the message.
  case handle(Int32)
  /// A value with its type: `v`.
  indirect case variant(Variant)
  /// Any array but the two with cases of their own. All elements are of the type that is named.
  case array([Variant], of: VariantType)
  /// `a{sv}`. The values stand here without their `v` around them.
  case dictionary([String: Variant])
  /// An entry of any other dictionary, for use in an array: `{so}`.
  indirect case entry(key: Variant, value: Variant)
  /// D-Bus knows no empty tuple, but for "no arguments".
  case tuple([Variant])
  /// `ay`
  case bytes([UInt8])

  public var type: VariantType {
    switch self {
    case .bool: .bool
    case .byte: .byte
    case .int16: .int16
    case .uint16: .uint16
    case .int32: .int32
    case .uint32: .uint32
    case .int64: .int64
    case .uint64: .uint64
    case .double: .double
    case .string: .string
    case .objectPath: .objectPath
    case .signature: .signature
    case .handle: .handle
    case .variant: .variant
    case .array(_, let element): .array(of: element)
    case .dictionary: .dictionary
    case .entry(let key, let value): VariantType(trusted: "{\(key.type)\(value.type)}")
    case .tuple(let members): .tuple(members.map(\.type))
    case .bytes: .bytes
    }
  }
}
