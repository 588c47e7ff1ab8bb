extension Variant {
  /// A number or a string as people write it; anything else as its type.
  var plain: String {
    switch self {
    case .bool(let value): "\(value)"
    case .byte(let value): "\(value)"
    case .int16(let value): "\(value)"
    case .uint16(let value): "\(value)"
    case .int32(let value): "\(value)"
    case .uint32(let value): "\(value)"
    case .int64(let value): "\(value)"
    case .uint64(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value), .objectPath(let value), .signature(let value): value
    default: "\(type)"
    }
  }
}
