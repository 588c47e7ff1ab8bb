internal import GRDB

/// The tables, by the versions in which they came to be. A step that was released never changes.
enum ArchiveSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: tables)
      try db.execute(sql: index)
      try db.execute(sql: triggers)
    }
    migrator.registerMigration("2") { db in
      try db.execute(sql: stems)
      try Stems.fill(in: db)
      try db.execute(sql: stemTriggers)
    }
    migrator.registerMigration("3") { db in
      try db.execute(sql: "ALTER TABLE session ADD COLUMN version TEXT NOT NULL DEFAULT 'final'")
    }
    return migrator
  }

  /// `indexed` is what is searched where that is not the text itself. The partial index is for the queue.
  private static let tables = """
    CREATE TABLE session (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      recording TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      startedAt REAL NOT NULL,
      endedAt REAL NOT NULL,
      application TEXT NOT NULL,
      language TEXT NOT NULL,
      recognizer TEXT NOT NULL,
      tone TEXT NOT NULL,
      delivery TEXT NOT NULL
    );
    CREATE INDEX sessionStart ON session (startedAt);
    CREATE TABLE segment (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      start REAL NOT NULL,
      duration REAL NOT NULL,
      raw TEXT NOT NULL,
      cleaned TEXT NOT NULL,
      text TEXT NOT NULL,
      indexed TEXT,
      state TEXT NOT NULL,
      failures INTEGER NOT NULL,
      lastError TEXT,
      recognizer TEXT NOT NULL,
      latency REAL,
      words INTEGER NOT NULL,
      corrections INTEGER NOT NULL DEFAULT 0,
      UNIQUE (session, number)
    );
    CREATE INDEX segmentOpen ON segment (state) WHERE state <> 'done';
    CREATE VIEW segmentIndexed AS SELECT id, coalesce(indexed, text) AS text FROM segment;
    """

  /// A prefix of up to four letters has an index of its own; longer ones are few enough to be put together.
  private static let index = """
    CREATE VIRTUAL TABLE segmentSearch USING fts5 (
      text, content='segmentIndexed', content_rowid='id',
      tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4');
    CREATE VIRTUAL TABLE sessionSearch USING fts5 (
      title, notes, content='session', content_rowid='id',
      tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4');
    """

  /// Words by their stems, so that each form of a word finds the others. `stems` is what is searched where the tokenizer's
  /// own stems, which are English, will not do.
  private static let stems = """
    ALTER TABLE segment ADD COLUMN stems TEXT;
    CREATE VIEW segmentStems AS SELECT id, coalesce(stems, indexed, text) AS text FROM segment;
    CREATE VIRTUAL TABLE stemSearch USING fts5 (
      text, content='segmentStems', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2');
    """

  private static let stemTriggers = """
    CREATE TRIGGER stemsInserted AFTER INSERT ON segment BEGIN
      INSERT INTO stemSearch (rowid, text) VALUES (new.id, coalesce(new.stems, new.indexed, new.text));
    END;
    CREATE TRIGGER stemsDeleted AFTER DELETE ON segment BEGIN
      INSERT INTO stemSearch (stemSearch, rowid, text)
        VALUES ('delete', old.id, coalesce(old.stems, old.indexed, old.text));
    END;
    CREATE TRIGGER stemsUpdated AFTER UPDATE OF text, indexed, stems ON segment BEGIN
      INSERT INTO stemSearch (stemSearch, rowid, text)
        VALUES ('delete', old.id, coalesce(old.stems, old.indexed, old.text));
      INSERT INTO stemSearch (rowid, text) VALUES (new.id, coalesce(new.stems, new.indexed, new.text));
    END;
    """

  /// Keep the search up to date.
  private static let triggers = """
    CREATE TRIGGER segmentInserted AFTER INSERT ON segment BEGIN
      INSERT INTO segmentSearch (rowid, text) VALUES (new.id, coalesce(new.indexed, new.text));
    END;
    CREATE TRIGGER segmentDeleted AFTER DELETE ON segment BEGIN
      INSERT INTO segmentSearch (segmentSearch, rowid, text)
        VALUES ('delete', old.id, coalesce(old.indexed, old.text));
    END;
    CREATE TRIGGER segmentUpdated AFTER UPDATE OF text, indexed ON segment BEGIN
      INSERT INTO segmentSearch (segmentSearch, rowid, text)
        VALUES ('delete', old.id, coalesce(old.indexed, old.text));
      INSERT INTO segmentSearch (rowid, text) VALUES (new.id, coalesce(new.indexed, new.text));
    END;
    CREATE TRIGGER sessionInserted AFTER INSERT ON session BEGIN
      INSERT INTO sessionSearch (rowid, title, notes) VALUES (new.id, new.title, new.notes);
    END;
    CREATE TRIGGER sessionDeleted AFTER DELETE ON session BEGIN
      INSERT INTO sessionSearch (sessionSearch, rowid, title, notes) VALUES ('delete', old.id, old.title, old.notes);
    END;
    CREATE TRIGGER sessionUpdated AFTER UPDATE OF title, notes ON session BEGIN
      INSERT INTO sessionSearch (sessionSearch, rowid, title, notes) VALUES ('delete', old.id, old.title, old.notes);
      INSERT INTO sessionSearch (rowid, title, notes) VALUES (new.id, new.title, new.notes);
    END;
    """

  /// All of them, after `dropTriggers`.
  static var allTriggers: String { triggers + stemTriggers }

  static let dropTriggers = """
    DROP TRIGGER segmentInserted; DROP TRIGGER segmentDeleted; DROP TRIGGER segmentUpdated;
    DROP TRIGGER sessionInserted; DROP TRIGGER sessionDeleted; DROP TRIGGER sessionUpdated;
    DROP TRIGGER stemsInserted; DROP TRIGGER stemsDeleted; DROP TRIGGER stemsUpdated;
    """
}
