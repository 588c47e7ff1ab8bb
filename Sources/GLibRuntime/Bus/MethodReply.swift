/// What a method answers: its values, and the descriptors that `.handle` values among them index.
public struct MethodReply: Sendable, ExpressibleByArrayLiteral {
  public var values: [Variant]
  public var descriptors: [OwnedDescriptor]

  public init(_ values: [Variant], descriptors: [OwnedDescriptor] = []) {
    self.values = values
    self.descriptors = descriptors
  }

  public init(arrayLiteral values: Variant...) { self.init(values) }
}
