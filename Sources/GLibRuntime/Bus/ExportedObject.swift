internal import CGio

/// What GDBus calls for an object of ours.
final class ExportedObject: Sendable {
  private let properties: [String: @GLibActor () -> Variant]
  private let handler: BusConnection.MethodHandler

  init(properties: [String: @GLibActor () -> Variant], handler: @escaping BusConnection.MethodHandler) {
    self.properties = properties
    self.handler = handler
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
      // GDBus gave us the invocation's reference; it is handed back with the answer.
      let invocation = SendablePointer(invocation!)
      Task { @GLibActor in
        do throws(ErrorReply) {
          ExportedObject.answer(invocation.pointer, with: try await object.handler(call))
        } catch {
          g_dbus_method_invocation_return_dbus_error(invocation.pointer, error.name.rawValue, error.message)
        }
      }
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

  private static func answer(_ invocation: OpaquePointer, with reply: MethodReply) {
    // GDBus would print a warning, and leave the caller without an answer.
    let (expected, found) = (declaredReply(of: invocation), VariantType.tuple(reply.values.map(\.type)))
    guard found == expected else {
      g_dbus_method_invocation_return_dbus_error(
        invocation, ErrorName.failed.rawValue, "The answer is of type \(found), not \(expected) as declared.")
      return
    }
    reply.descriptors.withDescriptorList {
      g_dbus_method_invocation_return_value_with_unix_fd_list(invocation, Variant.makeTuple(reply.values), $0)
    }
  }

  private static func declaredReply(of invocation: OpaquePointer) -> VariantType {
    guard let list = g_dbus_method_invocation_get_method_info(invocation)?.pointee.out_args else { return .tuple([]) }
    let types = sequence(first: 0) { $0 + 1 }.lazy.map { list[$0] }.prefix { $0 != nil }
    return .tuple(types.map { VariantType(trusted: String(cString: $0!.pointee.signature)) })
  }
}
