/// Names a take from the key press on, before the service has given it a session.
public struct TakeNumber: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
