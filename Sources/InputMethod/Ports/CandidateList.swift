/// The rows of the list that the panel draws at the caret.
public struct CandidateList: Hashable, Sendable {
  /// How many of them are in sight at once: as many as one key can name.
  public static let pageSize = 9

  public var rows: [String]
  /// The row that is marked, from 0.
  public var selected: Int

  public init(rows: [String], selected: Int) {
    self.rows = rows
    self.selected = selected
  }
}
