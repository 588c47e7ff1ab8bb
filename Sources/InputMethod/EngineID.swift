/// Names one IBus engine object for as long as it lives. The daemon makes and destroys them at will, sometimes two for
/// one switch, so nothing about a dictation is kept in them.
public struct EngineID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
