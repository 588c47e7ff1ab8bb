internal import CIBus

/// Makes engine objects.
enum EngineObject {
  private static let string: GType = 16 << 2  // G_TYPE_STRING, a macro that Swift does not see
  private static let boolean: GType = 5 << 2  // G_TYPE_BOOLEAN

  /// A new object with a floating reference. `has-focus-id` can be set only here, and asks the daemon to say which
  /// context got the focus and whose it is.
  static func make(name: String, path: String, connection: OpaquePointer?) -> EnginePointer {
    var properties = [GValue](repeating: GValue(), count: 4)
    defer { for index in properties.indices { g_value_unset(&properties[index]) } }
    g_value_init(&properties[0], string)
    g_value_set_string(&properties[0], name)
    g_value_init(&properties[1], string)
    g_value_set_string(&properties[1], path)
    g_value_init(&properties[2], boolean)
    g_value_set_boolean(&properties[2], 1)
    g_value_init(&properties[3], g_dbus_connection_get_type())
    g_value_set_object(&properties[3], connection.map { UnsafeMutableRawPointer($0) })
    let names: [StaticString] = ["engine-name", "object-path", "has-focus-id", "connection"]
    var cNames = names.map { Optional(UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self)) }
    let object = g_object_new_with_properties(EngineType.id, guint(names.count), &cNames, &properties)
    return UnsafeMutableRawPointer(object!).assumingMemoryBound(to: IBusEngine.self)
  }
}
