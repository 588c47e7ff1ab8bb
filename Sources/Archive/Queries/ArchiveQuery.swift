/// Which sessions to show.
public struct ArchiveQuery: Hashable, Sendable {
  /// What to search for; empty for everything, the newest first.
  public var text = ""
  /// How many to leave out.
  public var offset = 0
  /// 1 to 1,000.
  public var limit = 50

  public init(text: String = "", offset: Int = 0, limit: Int = 50) {
    self.text = text
    self.offset = max(0, offset)
    self.limit = min(1_000, max(1, limit))
  }
}
