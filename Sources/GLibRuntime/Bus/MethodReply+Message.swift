internal import CGio

extension MethodReply {
  /// Reads an answer, which stays the caller's.
  static func read(_ message: OpaquePointer, expecting expected: VariantType?) -> Result<MethodReply, BusError> {
    let values = g_dbus_message_get_body(message).map { Variant.children(of: $0) } ?? []
    if let name = g_dbus_message_get_error_name(message) {
      var text = ""
      if case .string(let first)? = values.first { text = first }
      return .failure(.reply(ErrorReply(ErrorName(rawValue: String(cString: name)), text)))
    }
    let found = VariantType.tuple(values.map(\.type))
    if let expected, expected != found { return .failure(.unexpectedReply(expected: expected, found: found)) }
    return .success(
      MethodReply(values, descriptors: [OwnedDescriptor](copying: g_dbus_message_get_unix_fd_list(message))))
  }
}
