/// Somebody on the bus, by the unique name (`:1.42`), which is never given to another while the bus lives.
public struct Caller: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
