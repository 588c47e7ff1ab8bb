/// A method that somebody calls on an object of ours. GDBus has already checked the arguments against the interface.
public struct IncomingCall: Sendable {
  /// The caller's unique bus name; empty on a connection without a message bus.
  public var sender: String
  public var path: String
  public var interface: String
  public var method: String
  public var arguments: [Variant]
  /// What `.handle` values among the arguments index.
  public var descriptors: [OwnedDescriptor]

  /// The descriptor that the argument at `index` names; nil where that is no handle, or names none that came along.
  public func descriptor(at index: Int) -> OwnedDescriptor? {
    guard arguments.indices.contains(index), case .handle(let handle) = arguments[index],
      descriptors.indices.contains(Int(handle))
    else { return nil }
    return descriptors[Int(handle)]
  }
}
