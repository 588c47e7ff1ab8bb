/// The fields of a protocol buffer, one after the other, as far as they make sense.
struct ProtocolBuffer {
  enum Value {
    case number(UInt64)
    case fixed32(UInt32)
    case fixed64(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// nil at the end, and where what follows is no field.
  mutating func next() -> (number: UInt64, value: Value)? {
    guard let key = variable() else { return nil }
    switch key & 7 {
    case 0: return variable().map { (key >> 3, .number($0)) }
    case 1: return fixed(8).map { (key >> 3, .fixed64($0)) }
    case 2:
      guard let length = variable(), length <= UInt64(rest.count) else { return nil }
      defer { rest = rest.dropFirst(Int(length)) }
      return (key >> 3, .bytes(rest.prefix(Int(length))))
    case 5: return fixed(4).map { (key >> 3, .fixed32(UInt32(truncatingIfNeeded: $0))) }
    default: return nil
    }
  }

  private mutating func variable() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  private mutating func fixed(_ count: Int) -> UInt64? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
