extension [String: Variant] {
  /// The value of `key`, or nil where there is none. A value of another type is an error that names the key.
  public func value<T: VariantConvertible>(_ key: String, as type: T.Type = T.self) throws(VariantError) -> T? {
    guard let found = self[key] else { return nil }
    guard let value = T(variant: found) else {
      throw .wrongType(key: key, expected: T.variantType, found: found.type)
    }
    return value
  }

  /// The value of `key`, which has to be there.
  public func required<T: VariantConvertible>(_ key: String, as type: T.Type = T.self) throws(VariantError) -> T {
    guard let value = try value(key, as: type) else { throw .missing(key: key, expected: T.variantType) }
    return value
  }
}
