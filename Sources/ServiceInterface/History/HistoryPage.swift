/// A page of the history.
public struct HistoryPage: Hashable, Sendable {
  public var sessions: [HistorySession]
  /// Whether more follow.
  public var hasMore: Bool

  public init(sessions: [HistorySession], hasMore: Bool) {
    self.sessions = sessions
    self.hasMore = hasMore
  }
}
