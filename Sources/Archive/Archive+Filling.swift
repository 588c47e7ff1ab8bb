internal import GRDB

extension Archive {
  /// Fills an empty history with made-up sessions, as quickly as SQLite can, for measurements.
  ///
  /// Of 5,000 words some are everywhere and most are rare, as in speech: a word's rank falls with the square of a random
  /// number.
  package func fill(sessions: Int) throws {
    try database.write { db in
      try db.execute(sql: ArchiveSchema.dropTriggers)
      try db.execute(
        sql: """
          CREATE TEMP TABLE word (i INTEGER PRIMARY KEY, text TEXT);
          INSERT INTO temp.word
            WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
            SELECT i, char(97 + i % 26, 97 + (i / 7) % 26, 97 + (i / 26) % 26, 97 + (i / 676) % 26, 97 + i % 17) AS text
            FROM n;
          INSERT INTO session
            SELECT i, 'r' || i, 'dictation', '', '', i * 60, i * 60 + 6, 'gtk4-im:editor', 'en', 'pocketsphinx', '',
              'delivered', 'final'
            FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(sessions))
              SELECT i FROM n);
          INSERT INTO segment
            (session, number, start, duration, raw, cleaned, text, state, failures, recognizer, latency, words)
            SELECT id, 0, 0, 6, '', '', (
                SELECT group_concat((SELECT text FROM temp.word WHERE i = cast(4999 * r * r * r AS INTEGER)), ' ')
                FROM (
                  WITH RECURSIVE n (k, r) AS (
                    SELECT 0, abs(random() % 1000) / 1000.0 + session.id * 0
                    UNION ALL SELECT k + 1, abs(random() % 1000) / 1000.0 FROM n WHERE k < 11)
                  SELECT r FROM n)
              ), 'done', 0, 'pocketsphinx', 0.3, 12
            FROM session;
          INSERT INTO segmentSearch (segmentSearch) VALUES ('rebuild');
          INSERT INTO stemSearch (stemSearch) VALUES ('rebuild');
          INSERT INTO sessionSearch (sessionSearch) VALUES ('rebuild');
          DROP TABLE temp.word;
          """)
      try db.execute(sql: ArchiveSchema.allTriggers)
    }
    try database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  /// Lets SQLite act as on a disk with no room for more pages, for tests.
  package func limit(pages: Int) throws {
    try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
  }

  /// The commonest words of the history, and how often they occur.
  package func words(_ count: Int, skipping: Int) throws -> [String] {
    try database.write { db in
      try db.execute(sql: "CREATE VIRTUAL TABLE IF NOT EXISTS temp.terms USING fts5vocab (main, segmentSearch, row)")
      return try String.fetchAll(
        db, sql: "SELECT term FROM temp.terms ORDER BY doc DESC LIMIT ? OFFSET ?", arguments: [count, skipping])
    }
  }
}
