/// How much room the journal may take.
public struct JournalLimits: Hashable, Sendable {
  /// Bytes of all recordings together. Delivered and cancelled ones are removed, oldest first, to stay below; ones that
  /// are not dealt with never are.
  public var total: Int
  /// Bytes that are left free on the disk for everything else.
  public var reserve: Int
  /// Seconds for which a cancelled take can be brought back.
  public var cancelledFor: Double

  public init(total: Int = 1_000_000_000, reserve: Int = 50_000_000, cancelledFor: Double = 60) {
    self.total = total
    self.reserve = reserve
    self.cancelledFor = cancelledFor
  }
}
