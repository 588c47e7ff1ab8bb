extension [Variant] {
  /// The argument at `index`, which has to be there. Errors call it by its place, counted from 1.
  public func value<T: VariantConvertible>(at index: Int, as type: T.Type = T.self) throws(VariantError) -> T {
    let key = "argument \(index + 1)"
    guard indices.contains(index) else { throw .missing(key: key, expected: T.variantType) }
    guard let value = T(variant: self[index]) else {
      throw .wrongType(key: key, expected: T.variantType, found: self[index].type)
    }
    return value
  }
}
