/// A method to call on another's object.
public struct MethodCall: Sendable {
  /// A well-known or a unique bus name; nil only on a connection without a message bus.
  public var destination: String?
  public var path: String
  public var interface: String
  public var method: String
  public var arguments: [Variant]
  /// What `.handle` values among the arguments index. They are duplicated when the call is sent.
  public var descriptors: [OwnedDescriptor]
  /// Lets the bus start the service that owns `destination`.
  public var startsService: Bool

  public init(
    to destination: String?, path: String, interface: String, method: String, _ arguments: [Variant] = [],
    descriptors: [OwnedDescriptor] = [], startsService: Bool = true
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.method = method
    self.arguments = arguments
    self.descriptors = descriptors
    self.startsService = startsService
  }
}
