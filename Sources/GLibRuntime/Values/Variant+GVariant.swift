internal import CGio

extension Variant {
  /// Reads a GVariant, which stays the caller's. Maybe types, which D-Bus does not have, trap.
  init(_ value: OpaquePointer) {
    switch g_variant_classify(value) {
    case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(value) != 0)
    case G_VARIANT_CLASS_BYTE: self = .byte(g_variant_get_byte(value))
    case G_VARIANT_CLASS_INT16: self = .int16(g_variant_get_int16(value))
    case G_VARIANT_CLASS_UINT16: self = .uint16(g_variant_get_uint16(value))
    case G_VARIANT_CLASS_INT32: self = .int32(g_variant_get_int32(value))
    case G_VARIANT_CLASS_UINT32: self = .uint32(g_variant_get_uint32(value))
    case G_VARIANT_CLASS_INT64: self = .int64(Int64(g_variant_get_int64(value)))
    case G_VARIANT_CLASS_UINT64: self = .uint64(UInt64(g_variant_get_uint64(value)))
    case G_VARIANT_CLASS_HANDLE: self = .handle(g_variant_get_handle(value))
    case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(value))
    case G_VARIANT_CLASS_STRING: self = .string(String(cString: g_variant_get_string(value, nil)))
    case G_VARIANT_CLASS_OBJECT_PATH: self = .objectPath(String(cString: g_variant_get_string(value, nil)))
    case G_VARIANT_CLASS_SIGNATURE: self = .signature(String(cString: g_variant_get_string(value, nil)))
    case G_VARIANT_CLASS_VARIANT: self = .variant(Variant.children(of: value)[0])
    case G_VARIANT_CLASS_TUPLE: self = .tuple(Variant.children(of: value))
    case G_VARIANT_CLASS_DICT_ENTRY:
      let pair = Variant.children(of: value)
      self = .entry(key: pair[0], value: pair[1])
    case G_VARIANT_CLASS_ARRAY: self = Variant.array(from: value)
    default: preconditionFailure("\(String(cString: g_variant_get_type_string(value))) is no type of D-Bus")
    }
  }

  /// Reads and frees a GVariant.
  init(taking value: OpaquePointer) {
    self.init(value)
    g_variant_unref(value)
  }

  /// The members of a tuple, such as the arguments of a message.
  static func children(of container: OpaquePointer) -> [Variant] {
    (0..<g_variant_n_children(container)).map { index in
      let child = g_variant_get_child_value(container, index)!
      defer { g_variant_unref(child) }
      return Variant(child)
    }
  }

  private static func array(from value: OpaquePointer) -> Variant {
    let type = String(cString: g_variant_get_type_string(value))
    switch type {
    case "ay":
      var count: gsize = 0
      let start = g_variant_get_fixed_array(value, &count, 1)
      return .bytes(Array(UnsafeRawBufferPointer(start: start, count: Int(count))))
    case "a{sv}":
      var dictionary: [String: Variant] = [:]
      for case .entry(.string(let key), .variant(let value)) in children(of: value) { dictionary[key] = value }
      return .dictionary(dictionary)
    default:
      return .array(children(of: value), of: VariantType(trusted: String(type.dropFirst())))
    }
  }

  /// A new GVariant with a floating reference, to be handed to a function that takes it over.
  func makeGVariant() -> OpaquePointer {
    let made: OpaquePointer? =
      switch self {
      case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
      case .byte(let value): g_variant_new_byte(value)
      case .int16(let value): g_variant_new_int16(value)
      case .uint16(let value): g_variant_new_uint16(value)
      case .int32(let value): g_variant_new_int32(value)
      case .uint32(let value): g_variant_new_uint32(value)
      case .int64(let value): g_variant_new_int64(gint64(value))
      case .uint64(let value): g_variant_new_uint64(guint64(value))
      case .handle(let value): g_variant_new_handle(value)
      case .double(let value): g_variant_new_double(value)
      case .string(let value): g_variant_new_string(value)
      case .objectPath(let value): g_variant_new_object_path(value)
      case .signature(let value): g_variant_new_signature(value)
      case .variant(let value): g_variant_new_variant(value.makeGVariant())
      case .array(let elements, let type): Variant.makeArray(elements.map { $0.makeGVariant() }, of: type)
      case .dictionary(let values):
        Variant.makeArray(
          values.map { key, value in
            g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value.makeGVariant()))
          }, of: "{sv}")
      case .entry(let key, let value): g_variant_new_dict_entry(key.makeGVariant(), value.makeGVariant())
      case .tuple(let members): Variant.makeTuple(members)
      case .bytes(let bytes):
        bytes.withUnsafeBytes { buffer in
          VariantType.byte.withGVariantType {
            g_variant_new_fixed_array($0, buffer.baseAddress, gsize(buffer.count), 1)
          }
        }
      }
    // GLib has printed what is wrong: a bad object path or signature, or array elements of different types.
    guard let made else { preconditionFailure("a value of type \(type) is not valid") }
    return made
  }

  /// A floating tuple, the shape of all arguments of a message.
  static func makeTuple(_ members: [Variant]) -> OpaquePointer {
    let children: [OpaquePointer?] = members.map { $0.makeGVariant() }
    return g_variant_new_tuple(children, gsize(children.count))
  }

  private static func makeArray(_ children: [OpaquePointer?], of type: VariantType) -> OpaquePointer? {
    type.withGVariantType { g_variant_new_array($0, children, gsize(children.count)) }
  }
}

extension VariantType {
  /// A GVariantType is the signature itself, so the string's bytes serve as one while `body` runs.
  func withGVariantType<T>(_ body: (OpaquePointer) -> T) -> T {
    rawValue.withCString { body(OpaquePointer($0)) }
  }
}
