internal import GRDB

/// A segment in its table.
enum SegmentRow {
  /// - Parameter language: that of the session.
  static func save(_ segment: ArchivedSegment, of session: Int64, language: String, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO segment
          (session, number, start, duration, raw, cleaned, text, indexed, stems, state, failures, lastError, recognizer,
           latency, words)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (session, number) DO UPDATE SET
          start = excluded.start, duration = excluded.duration, raw = excluded.raw, cleaned = excluded.cleaned,
          text = excluded.text, indexed = excluded.indexed, stems = excluded.stems, state = excluded.state, failures = excluded.failures,
          lastError = excluded.lastError, recognizer = excluded.recognizer, latency = excluded.latency,
          words = excluded.words
        """,
      arguments: [
        session, segment.number, segment.start, segment.duration, segment.raw, segment.cleaned, segment.text,
        IndexedText.of(segment.text), Stems.of(segment.text, in: language), segment.state.rawValue, segment.failures,
        segment.lastError,
        segment.recognizer, segment.latency, segment.text.split(whereSeparator: \.isWhitespace).count,
      ])
  }

  static func read(_ row: Row) -> ArchivedSegment {
    var segment = ArchivedSegment(
      number: row["number"], start: row["start"], duration: row["duration"],
      state: .init(rawValue: row["state"]) ?? .failed)
    segment.raw = row["raw"]
    segment.cleaned = row["cleaned"]
    segment.text = row["text"]
    segment.failures = row["failures"]
    segment.lastError = row["lastError"]
    segment.recognizer = row["recognizer"]
    segment.latency = row["latency"]
    return segment
  }
}
