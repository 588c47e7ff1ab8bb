internal import GRDB

extension Archive {
  /// A page of sessions, the newest first, or the best first where something is searched for.
  public func page(_ query: ArchiveQuery) throws(ArchiveError) -> ArchivePage {
    guard query.text.contains(where: { !$0.isWhitespace }) else { return try newest(query) }
    return try read { try ArchiveSearch(db: $0).page(query) }
  }

  /// nil where there is none of that id.
  public func entry(_ id: Int64) throws(ArchiveError) -> ArchiveEntry? {
    try read { try Self.entry($0, where: "id", id) }
  }

  /// nil where the history does not have the recording.
  public func entry(of recording: String) throws(ArchiveError) -> ArchiveEntry? {
    try read { try Self.entry($0, where: "recording", recording) }
  }

  /// The ids of everything, the oldest first.
  public func ids() throws(ArchiveError) -> [Int64] {
    try read { try Int64.fetchAll($0, sql: "SELECT id FROM session ORDER BY id") }
  }

  private static func entry(
    _ db: Database, where column: String, _ value: any DatabaseValueConvertible
  ) throws -> ArchiveEntry? {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM session WHERE \(column) = ?", arguments: [value]) else {
      return nil
    }
    let session = SessionRow.read(row)
    let segments = try Row.fetchAll(
      db, sql: "SELECT * FROM segment WHERE session = ? ORDER BY number", arguments: [session.id])
    return ArchiveEntry(session, segments.map(SegmentRow.read))
  }

  private func newest(_ query: ArchiveQuery) throws(ArchiveError) -> ArchivePage {
    try read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT * FROM session ORDER BY id DESC LIMIT ? OFFSET ?", arguments: [query.limit + 1, query.offset])
      let lines = try rows.prefix(query.limit).map { row in
        try ArchiveLine.line(of: SessionRow.read(row), excerpt: nil, in: db)
      }
      let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM session")
      return ArchivePage(lines: lines, hasMore: rows.count > query.limit, total: total)
    }
  }
}
