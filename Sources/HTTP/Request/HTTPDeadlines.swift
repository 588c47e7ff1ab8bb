/// How long a request may take before it counts as failed. What the sender takes to complete a growing body does not
/// count.
public struct HTTPDeadlines: Hashable, Sendable {
  /// To a connection, encryption included.
  public var connect: Duration
  /// From the last byte sent to the first one received.
  public var firstByte: Duration
  /// From the moment when the body was complete to the last byte received.
  public var total: Duration

  public init(connect: Duration = .seconds(10), firstByte: Duration = .seconds(30), total: Duration = .seconds(60)) {
    self.connect = connect
    self.firstByte = firstByte
    self.total = total
  }
}
