/// Which signals to receive; nil matches any.
public struct SignalMatch: Hashable, Sendable {
  /// A unique or a well-known name; the bus follows the owner of a well-known one.
  public var sender: String?
  public var path: String?
  public var interface: String?
  public var name: String?
  /// The first argument, where it is a string.
  public var firstArgument: String?

  public init(
    sender: String? = nil, path: String? = nil, interface: String? = nil, name: String? = nil,
    firstArgument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.name = name
    self.firstArgument = firstArgument
  }
}
