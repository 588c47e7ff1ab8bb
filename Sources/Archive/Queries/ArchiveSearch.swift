internal import GRDB

/// A search. However common the words are, no more than the newest 10,000 segments with them are looked at.
struct ArchiveSearch {
  /// How many hits are ranked.
  static let newestHits = 10_000
  /// Below so many letters there is nothing to rank by.
  private static let rankedLetters = 3

  let db: Database

  private struct Hit {
    var session: Int64
    var segment: Int64?
    var score = 0.0
  }

  func page(_ query: ArchiveQuery) throws -> ArchivePage {
    let phrase = SearchPhrase(query.text)
    var hits: [Hit] = []
    if let words = phrase.query, let exact = phrase.exact {
      let found = try segments(words, exact, isRanked: phrase.letters >= Self.rankedLetters)
      hits = Self.oneForEachSession(try titles(words) + found)
    } else {
      hits = Self.oneForEachSession(try containing(query.text))
    }
    let wanted = hits.dropFirst(query.offset).prefix(query.limit)
    return ArchivePage(
      lines: try wanted.compactMap { try line($0, phrase.query) }, hasMore: hits.count > query.offset + wanted.count)
  }

  /// Best first. As BM25 without the rarity of words: every hit has all of them. Whole words before beginnings of words.
  private func segments(_ words: String, _ exact: String, isRanked: Bool) throws -> [Hit] {
    guard isRanked else {
      return try Row.fetchAll(
        db,
        sql: """
          SELECT segment.id, segment.session FROM (
            SELECT rowid AS hit FROM segmentSearch WHERE segmentSearch MATCH ? ORDER BY rowid DESC LIMIT ?
          ) JOIN segment ON segment.id = hit
          """, arguments: [words, Self.newestHits]
      ).map { Hit(session: $0["session"], segment: $0["id"]) }
    }
    let whole = Set(try newest(exact))
    var hits: [(hit: Hit, count: Double, size: Double)] = []
    // Every match is marked with one character, so the text grows by as many as there are matches.
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT segment.id, segment.session, length(marked) AS marked, length(segment.text) AS size
        FROM (
          SELECT rowid AS hit, highlight(segmentSearch, 0, char(1), '') AS marked
          FROM segmentSearch WHERE segmentSearch MATCH ? ORDER BY rowid DESC LIMIT ?
        ) JOIN segment ON segment.id = hit
        """, arguments: [words, Self.newestHits])
    while let row = try rows.next() {
      let size: Double = row["size"]
      let marked: Double = row["marked"]
      hits.append((Hit(session: row["session"], segment: row["id"]), max(1, marked - size), size))
    }
    let average = max(1, hits.reduce(0) { $0 + $1.size } / Double(max(1, hits.count)))
    var ranked = hits.map { hit, count, size in
      var hit = hit
      let saturated = count * 2.2 / (count + 1.2 * (0.25 + 0.75 * size / average))
      hit.score = saturated + (whole.contains(hit.segment ?? 0) ? 3 : 0)
      return hit
    }
    ranked.sort { ($0.score, $0.segment ?? 0) > ($1.score, $1.segment ?? 0) }
    return ranked
  }

  private func newest(_ query: String) throws -> [Int64] {
    try Int64.fetchAll(
      db, sql: "SELECT rowid FROM segmentSearch WHERE segmentSearch MATCH ? ORDER BY rowid DESC LIMIT ?",
      arguments: [query, Self.newestHits])
  }

  /// Titles and notes are what the user wrote to find it again.
  private func titles(_ words: String) throws -> [Hit] {
    try Int64.fetchAll(
      db, sql: "SELECT rowid FROM sessionSearch WHERE sessionSearch MATCH ? ORDER BY rowid DESC LIMIT ?",
      arguments: [words, Self.newestHits]
    ).map { Hit(session: $0) }
  }

  /// For signs that are no words, such as emoji: among the newest segments.
  private func containing(_ text: String) throws -> [Hit] {
    let signs = text.filter { !$0.isWhitespace && $0 != "\"" }
    guard !signs.isEmpty else { return [] }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT id, session FROM (SELECT id, session, text FROM segment ORDER BY id DESC LIMIT ?)
        WHERE instr(text, ?) > 0
        """, arguments: [Self.newestHits, signs]
    ).map { Hit(session: $0["session"], segment: $0["id"]) }
  }

  private static func oneForEachSession(_ hits: [Hit]) -> [Hit] {
    var seen: Set<Int64> = []
    return hits.filter { seen.insert($0.session).inserted }
  }

  private func line(_ hit: Hit, _ words: String?) throws -> ArchivePage.Line? {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM session WHERE id = ?", arguments: [hit.session]) else {
      return nil
    }
    var excerpt: String?
    if let words, let segment = hit.segment {
      excerpt = try String.fetchOne(
        db,
        sql: """
          SELECT snippet(segmentSearch, 0, '', '', '…', 24) FROM segmentSearch
          WHERE segmentSearch MATCH ? AND rowid = ?
          """, arguments: [words, segment])
    }
    return try ArchiveLine.line(of: SessionRow.read(row), excerpt: excerpt, in: db)
  }
}
