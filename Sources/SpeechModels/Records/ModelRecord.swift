/// What was found out about an installed model on this machine.
public struct ModelRecord: Codable, Hashable, Sendable {
  /// Processing time over the length of the speech; nil until it was measured.
  public var realTimeFactor: Double?
  /// Why it is not used any more, as a sentence; nil while it is.
  public var broken: String?

  public init(realTimeFactor: Double? = nil, broken: String? = nil) {
    self.realTimeFactor = realTimeFactor
    self.broken = broken
  }
}
