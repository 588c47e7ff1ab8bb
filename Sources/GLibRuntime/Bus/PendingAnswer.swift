internal import CGio

/// A caller who waits for an answer to a method call. It is given once, by ``send(_:)``; a caller who is forgotten gets
/// an error.
@GLibActor
public final class PendingAnswer {
  private var invocation: OpaquePointer?

  /// Takes over the reference to the GDBusMethodInvocation, which goes back with the answer.
  init(_ invocation: SendablePointer) { self.invocation = invocation.pointer }

  isolated deinit { send(.failure(ErrorReply(.failed, "This call was not answered."))) }

  /// Sends the answer; it is behind everything that was sent on the connection before. A second one is dropped.
  public func send(_ result: Result<MethodReply, ErrorReply>) {
    guard let invocation else { return }
    self.invocation = nil
    switch result {
    case .success(let reply):
      // GDBus would print a warning, and leave the caller without an answer.
      let (expected, found) = (Self.declaredReply(of: invocation), VariantType.tuple(reply.values.map(\.type)))
      guard found == expected else {
        let error = ErrorReply(.failed, "The answer is of type \(found), not \(expected) as declared.")
        return Self.fail(invocation, error)
      }
      reply.descriptors.withDescriptorList {
        g_dbus_method_invocation_return_value_with_unix_fd_list(invocation, Variant.makeTuple(reply.values), $0)
      }
    case .failure(let error): Self.fail(invocation, error)
    }
  }

  private static func fail(_ invocation: OpaquePointer, _ error: ErrorReply) {
    g_dbus_method_invocation_return_dbus_error(invocation, error.name.rawValue, error.message)
  }

  private static func declaredReply(of invocation: OpaquePointer) -> VariantType {
    guard let list = g_dbus_method_invocation_get_method_info(invocation)?.pointee.out_args else { return .tuple([]) }
    let types = sequence(first: 0) { $0 + 1 }.lazy.map { list[$0] }.prefix { $0 != nil }
    return .tuple(types.map { VariantType(trusted: String(cString: $0!.pointee.signature)) })
  }
}
