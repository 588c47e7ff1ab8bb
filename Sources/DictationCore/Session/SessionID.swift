/// Names one dictation, from the key press to the last word delivered. Given by the service, never reused while it runs.
public struct SessionID: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static func < (left: SessionID, right: SessionID) -> Bool { left.rawValue < right.rawValue }
}
