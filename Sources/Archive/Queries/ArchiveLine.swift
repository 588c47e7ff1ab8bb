internal import GRDB

/// What a list shows of a session.
enum ArchiveLine {
  private static let excerptLength = 160

  /// - Parameter excerpt: nil for the beginning of the text.
  static func line(of session: ArchivedSession, excerpt: String?, in db: Database) throws -> ArchivePage.Line {
    let totals = try Row.fetchOne(
      db,
      sql: """
        SELECT coalesce(sum(duration), 0) AS duration,
          (SELECT state FROM segment WHERE session = :id AND state <> 'done' LIMIT 1) AS open
        FROM segment WHERE session = :id
        """, arguments: ["id": session.id])
    let open: String? = totals?["open"]
    return ArchivePage.Line(
      session: session, excerpt: try excerpt ?? beginning(of: session.id, in: db), duration: totals?["duration"] ?? 0,
      state: open.flatMap(ArchivedSegment.State.init(rawValue:)) ?? .done)
  }

  private static func beginning(of session: Int64, in db: Database) throws -> String {
    let texts = try String.fetchCursor(
      db, sql: "SELECT text FROM segment WHERE session = ? AND text <> '' ORDER BY number", arguments: [session])
    var beginning = ""
    while beginning.count <= excerptLength, let text = try texts.next() {
      beginning += (beginning.isEmpty ? "" : " ") + text.prefix(excerptLength + 1)
    }
    return Excerpt.of(beginning, around: [])
  }
}
