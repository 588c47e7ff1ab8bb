/// A page of the history.
public struct HistoryPage: Hashable, Sendable {
  public var sessions: [HistorySession]
  /// Whether more follow.
  public var hasMore: Bool
  /// How many sessions there are in all; 0 where something was searched for.
  public var total: Int

  public init(sessions: [HistorySession], hasMore: Bool, total: Int = 0) {
    self.sessions = sessions
    self.hasMore = hasMore
    self.total = total
  }
}
