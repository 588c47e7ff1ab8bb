internal import CGio

extension BusConnection {
  /// As a timeout: waits until there is an answer, or the other side is gone.
  public static let forever: Duration = .seconds(Int64.max)

  /// Calls a method and waits for the answer's values.
  ///
  /// - Parameters:
  ///   - replyType: where given, an answer of another type is `BusError.unexpectedReply`.
  ///   - timeout: nil is D-Bus's own 25 s.
  public func call(
    _ call: MethodCall, replyType: VariantType? = nil, timeout: Duration? = nil
  ) async throws(BusError) -> [Variant] {
    try await callWithDescriptors(call, replyType: replyType, timeout: timeout).values
  }

  /// Calls a method and waits for the answer with the descriptors that come along.
  public func callWithDescriptors(
    _ call: MethodCall, replyType: VariantType? = nil, timeout: Duration? = nil
  ) async throws(BusError) -> MethodReply {
    let cancellation = Cancellation()
    let result: Result<MethodReply, BusError> = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        send(call, replyType: replyType, timeout: timeout, cancellation: cancellation) { done.resume(returning: $0) }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  /// Calls a method; `reply` gets the answer at its very place among the signals of the other side, which a task that
  /// waits for ``call(_:replyType:timeout:)`` does not: it resumes a turn of the loop later.
  public func call(
    _ call: MethodCall, replyType: VariantType? = nil, timeout: Duration? = nil,
    reply: @escaping @GLibActor (Result<MethodReply, BusError>) -> Void
  ) {
    send(call, replyType: replyType, timeout: timeout, cancellation: nil, reply: reply)
  }

  /// Calls a method without wanting an answer. False where the connection is closed, or nothing can be called like that.
  @discardableResult
  public func send(_ call: MethodCall) -> Bool {
    guard let message = call.makeMessage() else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    var flags = g_dbus_message_get_flags(message).rawValue
    flags |= G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue
    g_dbus_message_set_flags(message, GDBusMessageFlags(flags))
    return g_dbus_connection_send_message(pointer, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil) != 0
  }

  /// A property of another's object.
  public func property(
    _ name: String, of interface: String, at path: String, on destination: String, timeout: Duration? = nil
  ) async throws(BusError) -> Variant {
    let get = MethodCall(
      to: destination, path: path, interface: "org.freedesktop.DBus.Properties", method: "Get",
      [.string(interface), .string(name)])
    let values = try await call(get, replyType: "(v)", timeout: timeout)
    guard case .variant(let value)? = values.first else { return .tuple(values) }
    return value
  }

  private func send(
    _ call: MethodCall, replyType: VariantType?, timeout: Duration?, cancellation: Cancellation?,
    reply: @escaping @GLibActor (Result<MethodReply, BusError>) -> Void
  ) {
    guard let message = call.makeMessage() else { return GLibActor.post { reply(.failure(call.refusal)) } }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    let ready = AsyncReady { result in
      var error: UnsafeMutablePointer<GError>?
      guard let answer = g_dbus_connection_send_message_with_reply_finish(self.pointer, result.pointer, &error) else {
        reply(.failure(BusError(taking: error)))
        return
      }
      defer { g_object_unref(UnsafeMutableRawPointer(answer)) }
      reply(MethodReply.read(answer, expecting: replyType))
    }
    let milliseconds = timeout.map { Int32(clamping: $0.wholeMilliseconds) } ?? -1
    g_dbus_connection_send_message_with_reply(
      pointer, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, milliseconds, nil, cancellation?.pointer, AsyncReady.callback,
      ready.retained)
  }
}
