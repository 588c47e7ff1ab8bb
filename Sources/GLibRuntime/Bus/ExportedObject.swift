internal import CGio

/// What GDBus calls for an object of ours.
final class ExportedObject: Sendable {
  private let properties: [String: @GLibActor () -> Variant]
  private let receive: BusConnection.CallReceiver

  init(properties: [String: @GLibActor () -> Variant], receive: @escaping BusConnection.CallReceiver) {
    self.properties = properties
    self.receive = receive
  }

  /// GDBus copies the table, and calls its functions on the context that the object was registered in.
  static var table: GDBusInterfaceVTable {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, sender, path, interface, method, arguments, invocation, data in
      let object = Unmanaged<ExportedObject>.fromOpaque(data!).takeUnretainedValue()
      let message = g_dbus_method_invocation_get_message(invocation)
      let call = IncomingCall(
        sender: sender.map { String(cString: $0) } ?? "", path: String(cString: path!),
        interface: String(cString: interface!), method: String(cString: method!),
        arguments: Variant.children(of: arguments!),
        descriptors: [OwnedDescriptor](copying: g_dbus_message_get_unix_fd_list(message)))
      let invocation = SendablePointer(invocation!)
      GLibActor.assumeIsolated { object.receive(call, PendingAnswer(invocation)) }
    }
    table.get_property = { _, _, _, _, name, error, data in
      let object = Unmanaged<ExportedObject>.fromOpaque(data!).takeUnretainedValue()
      guard let property = object.properties[String(cString: name!)] else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue), "This property has no value.")
        return nil
      }
      return GLibActor.assumeIsolated { SendablePointer(property().makeGVariant()) }.pointer
    }
    return table
  }
}
