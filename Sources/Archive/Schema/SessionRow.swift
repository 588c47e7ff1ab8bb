internal import GRDB

/// A session in its table.
enum SessionRow {
  static func save(_ entry: ArchiveEntry, in db: Database) throws -> Int64 {
    let session = entry.session
    try db.execute(
      sql: """
        INSERT INTO session
          (recording, kind, title, notes, startedAt, endedAt, application, language, recognizer, tone, delivery,
           version)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (recording) DO UPDATE SET
          endedAt = excluded.endedAt, language = excluded.language, recognizer = excluded.recognizer,
          tone = excluded.tone, delivery = excluded.delivery, version = excluded.version,
          title = CASE title WHEN '' THEN excluded.title ELSE title END
        """,
      arguments: [
        session.recording, session.kind.rawValue, session.title, session.notes, session.startedAt, session.endedAt,
        session.application, session.language, session.recognizer, session.tone, session.delivery.rawValue,
        session.version.rawValue,
      ])
    let id = try Int64.fetchOne(
      db, sql: "SELECT id FROM session WHERE recording = ?", arguments: [session.recording])!
    for segment in entry.segments { try SegmentRow.save(segment, of: id, language: session.language, in: db) }
    try db.execute(
      sql: "DELETE FROM segment WHERE session = ? AND number >= ?", arguments: [id, entry.segments.count])
    return id
  }

  static func read(_ row: Row) -> ArchivedSession {
    var session = ArchivedSession(
      recording: row["recording"], kind: .init(rawValue: row["kind"]) ?? .dictation, startedAt: row["startedAt"],
      endedAt: row["endedAt"])
    session.id = row["id"]
    session.title = row["title"]
    session.notes = row["notes"]
    session.application = row["application"]
    session.language = row["language"]
    session.recognizer = row["recognizer"]
    session.tone = row["tone"]
    session.delivery = .init(rawValue: row["delivery"]) ?? .none
    session.version = .init(rawValue: row["version"]) ?? .final
    return session
  }
}
