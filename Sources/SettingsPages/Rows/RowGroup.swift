/// Rows that belong together.
public struct RowGroup {
  /// Unique in its page.
  public var id: String
  public var title: String
  public var detail: String
  public var rows: [Row]

  public init(_ id: String, _ title: String = "", _ detail: String = "", rows: [Row]) {
    self.id = id
    self.title = title
    self.detail = detail
    self.rows = rows
  }
}
