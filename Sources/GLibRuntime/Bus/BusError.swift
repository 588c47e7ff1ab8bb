/// Why something on a bus failed.
public enum BusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No bus at that address, or it refused us; GLib's words.
  case cannotConnect(String)
  /// The connection was closed, by us or by the bus.
  case disconnected
  /// The other side, or the bus in its place, answered with an error.
  case reply(ErrorReply)
  /// No answer within the time given.
  case timedOut
  /// The calling task was cancelled.
  case cancelled
  /// The answer is not of the type that was asked for.
  case unexpectedReply(expected: VariantType, found: VariantType)
  /// An object could not be exported: bad XML, or its path is taken.
  case cannotExport(String)
  /// Anything else that GLib says.
  case failed(String)

  /// The D-Bus name of the error, where the bus or the other side gave one.
  public var name: ErrorName? {
    guard case .reply(let reply) = self else { return nil }
    return reply.name
  }

  public var description: String {
    switch self {
    case .cannotConnect(let reason): "The message bus cannot be reached: \(reason)"
    case .disconnected: "The message bus closed the connection."
    case .reply(let reply): reply.description
    case .timedOut: "There was no answer in time."
    case .cancelled: "The call was cancelled."
    case .unexpectedReply(let expected, let found): "The answer is of type \(found), expected was \(expected)."
    case .cannotExport(let reason): "The object cannot be exported: \(reason)"
    case .failed(let reason): reason
    }
  }
}
