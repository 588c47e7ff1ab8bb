internal import CGio

extension BusConnection {
  /// Answers a call: with values, or with an error by name. Calls are begun in the order of their arrival; one that
  /// waits does not hold up the next.
  public typealias MethodHandler = @GLibActor (IncomingCall) async throws(ErrorReply) -> MethodReply

  /// Takes a call, to answer it now or later.
  public typealias CallReceiver = @GLibActor (IncomingCall, PendingAnswer) -> Void

  /// Exports an object with one interface. Callers with wrong types or an unknown method are answered by GDBus, from
  /// the XML.
  ///
  /// - Parameters:
  ///   - interface: its name in `xml`.
  ///   - xml: a D-Bus introspection document with that interface.
  ///   - properties: the values of the properties that the XML declares, by name; read when they are asked for.
  /// - Throws: `BusError.cannotExport`
  public func export(
    _ interface: String, xml: String, at path: String, properties: [String: @GLibActor () -> Variant] = [:],
    _ handler: @escaping MethodHandler
  ) throws(BusError) -> Registration {
    try export(
      interface, xml: xml, at: path, properties: properties,
      receiver: { call, answer in
        GLibActor.task {
          do throws(ErrorReply) {
            answer.send(.success(try await handler(call)))
          } catch {
            answer.send(.failure(error))
          }
        }
      })
  }

  /// The same without tasks, for objects to whom the place of the answer among their signals matters.
  public func export(
    _ interface: String, xml: String, at path: String, properties: [String: @GLibActor () -> Variant] = [:],
    receiver: @escaping CallReceiver
  ) throws(BusError) -> Registration {
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(xml, &error) else {
      throw .cannotExport(BusError(taking: error).description)
    }
    defer { g_dbus_node_info_unref(node) }
    guard let info = g_dbus_node_info_lookup_interface(node, interface) else {
      throw .cannotExport("the XML does not describe \(interface)")
    }
    var table = ExportedObject.table
    let object = ExportedObject(properties: properties, receive: receiver)
    let id = g_dbus_connection_register_object(
      pointer, path, info, &table, Unmanaged.passRetained(object).toOpaque(),
      { Unmanaged<ExportedObject>.fromOpaque($0!).release() }, &error)
    guard id != 0 else { throw .cannotExport(BusError(taking: error).description) }
    return Registration { g_dbus_connection_unregister_object(self.pointer, id) }
  }
}
