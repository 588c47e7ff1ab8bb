internal import CGio

extension MethodCall {
  /// A new GDBusMessage; the caller frees it.
  func makeMessage() -> OpaquePointer {
    guard let message = g_dbus_message_new_method_call(destination, path, interface, method) else {
      // GLib has printed which of the names is not one of D-Bus.
      preconditionFailure("\(interface).\(method) at \(path) cannot be called")
    }
    if !startsService { g_dbus_message_set_flags(message, G_DBUS_MESSAGE_FLAGS_NO_AUTO_START) }
    g_dbus_message_set_body(message, Variant.makeTuple(arguments))
    descriptors.withDescriptorList { g_dbus_message_set_unix_fd_list(message, $0) }
    return message
  }
}
