/// A Swift type with one D-Bus type to match.
public protocol VariantConvertible {
  static var variantType: VariantType { get }
  /// Nil where `variant` is of another type. Nothing is converted: a `u` is no `t`.
  init?(variant: Variant)
  var variant: Variant { get }
}

extension Bool: VariantConvertible {
  public static var variantType: VariantType { .bool }
  public init?(variant: Variant) {
    guard case .bool(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .bool(self) }
}

extension Int32: VariantConvertible {
  public static var variantType: VariantType { .int32 }
  public init?(variant: Variant) {
    guard case .int32(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .int32(self) }
}

extension UInt32: VariantConvertible {
  public static var variantType: VariantType { .uint32 }
  public init?(variant: Variant) {
    guard case .uint32(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .uint32(self) }
}

extension Int64: VariantConvertible {
  public static var variantType: VariantType { .int64 }
  public init?(variant: Variant) {
    guard case .int64(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .int64(self) }
}

extension UInt64: VariantConvertible {
  public static var variantType: VariantType { .uint64 }
  public init?(variant: Variant) {
    guard case .uint64(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .uint64(self) }
}

extension Double: VariantConvertible {
  public static var variantType: VariantType { .double }
  public init?(variant: Variant) {
    guard case .double(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .double(self) }
}

extension String: VariantConvertible {
  public static var variantType: VariantType { .string }
  public init?(variant: Variant) {
    guard case .string(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .string(self) }
}

extension Array: VariantConvertible where Element: VariantConvertible {
  public static var variantType: VariantType { .array(of: Element.variantType) }
  public init?(variant: Variant) {
    guard case .array(let elements, Element.variantType) = variant else { return nil }
    self = elements.compactMap(Element.init(variant:))
  }
  public var variant: Variant { .array(map(\.variant), of: Element.variantType) }
}

extension Dictionary: VariantConvertible where Key == String, Value == Variant {
  public static var variantType: VariantType { .dictionary }
  public init?(variant: Variant) {
    guard case .dictionary(let value) = variant else { return nil }
    self = value
  }
  public var variant: Variant { .dictionary(self) }
}
