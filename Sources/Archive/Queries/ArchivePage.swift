/// A page of the history.
public struct ArchivePage: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    public var session: ArchivedSession
    /// The beginning of the text, or where the words were found.
    public var excerpt: String
    /// Seconds.
    public var duration: Double
    /// The least that any of its segments has come to.
    public var state: ArchivedSegment.State

    public init(session: ArchivedSession, excerpt: String, duration: Double, state: ArchivedSegment.State) {
      self.session = session
      self.excerpt = excerpt
      self.duration = duration
      self.state = state
    }
  }

  public var lines: [Line]
  /// Whether more follow.
  public var hasMore: Bool
  /// How many sessions there are; nil where something was searched for, since not all that is found is looked at.
  public var total: Int?

  public init(lines: [Line], hasMore: Bool, total: Int? = nil) {
    self.lines = lines
    self.hasMore = hasMore
    self.total = total
  }
}
