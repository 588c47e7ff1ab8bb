/// Names one utterance between the service and its worker. Never used twice in the life of a worker.
public struct UtteranceID: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static func < (left: UtteranceID, right: UtteranceID) -> Bool { left.rawValue < right.rawValue }
}
