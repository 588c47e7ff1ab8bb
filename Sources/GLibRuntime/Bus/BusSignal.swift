/// A signal, received or to be emitted.
public struct BusSignal: Hashable, Sendable {
  /// The unique name of who emitted it; ignored when emitting.
  public var sender: String
  public var path: String
  public var interface: String
  public var name: String
  public var arguments: [Variant]

  public init(path: String, interface: String, name: String, _ arguments: [Variant] = [], sender: String = "") {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.name = name
    self.arguments = arguments
  }
}
