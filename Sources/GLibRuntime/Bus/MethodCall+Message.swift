internal import CGio

extension MethodCall {
  /// A new GDBusMessage, which the caller frees; nil where a name or a path is none of D-Bus. Others' messages say where
  /// to call them, so that is no fault of this program.
  func makeMessage() -> OpaquePointer? {
    guard destination.map({ g_dbus_is_name($0) != 0 }) ?? true, g_variant_is_object_path(path) != 0,
      g_dbus_is_interface_name(interface) != 0, g_dbus_is_member_name(method) != 0, arguments.allSatisfy(\.isValid),
      let message = g_dbus_message_new_method_call(destination, path, interface, method)
    else { return nil }
    if !startsService { g_dbus_message_set_flags(message, G_DBUS_MESSAGE_FLAGS_NO_AUTO_START) }
    g_dbus_message_set_body(message, Variant.makeTuple(arguments))
    descriptors.withDescriptorList { g_dbus_message_set_unix_fd_list(message, $0) }
    return message
  }

  /// Why there is no message.
  var refusal: BusError {
    .failed("\(interface).\(method) at “\(path)” of “\(destination ?? "")” cannot be called")
  }
}

extension Variant {
  /// Whether its paths and signatures are some of D-Bus.
  fileprivate var isValid: Bool {
    switch self {
    case .objectPath(let path): g_variant_is_object_path(path) != 0
    case .signature(let signature): g_variant_is_signature(signature) != 0
    case .variant(let value): value.isValid
    case .array(let values, _), .tuple(let values): values.allSatisfy(\.isValid)
    case .dictionary(let values): values.values.allSatisfy(\.isValid)
    case .entry(let key, let value): key.isValid && value.isValid
    default: true
    }
  }
}
