internal import GRDB

/// A search. However common the words are, no more than the newest 10,000 segments with them are looked at.
struct ArchiveSearch {
  /// How many hits are ranked.
  static let newestHits = 10_000
  /// Below so many letters there is nothing to rank by.
  private static let rankedLetters = 3

  let db: Database

  /// What was found: a segment, or a session by its title or notes.
  private enum Hit {
    case segment(Int64)
    case session(Int64)
  }

  func page(_ query: ArchiveQuery) throws -> ArchivePage {
    let phrase = SearchPhrase(query.text)
    guard let words = phrase.query, let whole = phrase.exact else {
      return try page(query, of: try containing(query.text).map { .segment($0) }, words: phrase.words)
    }
    let isRanked = phrase.letters >= Self.rankedLetters
    let segments = isRanked ? try ranked(words, whole) : try newest(words)
    let hits: [Hit] = try titles(words).map { .session($0) } + segments.map { .segment($0) }
    let found = try page(query, of: hits, words: phrase.words)
    // Other forms of the words come last: where the page is full without them, they are not even looked for.
    guard isRanked, !found.hasMore, let stems = phrase.stems else { return found }
    return try page(query, of: hits + otherForms(stems).map { .segment($0) }, words: phrase.words)
  }

  /// Each session once, by its best hit.
  private func page(_ query: ArchiveQuery, of hits: [Hit], words: [String]) throws -> ArchivePage {
    let sessionOf = try db.cachedStatement(sql: "SELECT session FROM segment WHERE id = ?")
    var seen: Set<Int64> = []
    var lines: [ArchivePage.Line] = []
    for hit in hits {
      let (session, segment): (Int64?, Int64?) =
        switch hit {
        case .session(let id): (id, nil)
        case .segment(let id): (try Int64.fetchOne(sessionOf, arguments: [id]), id)
        }
      guard let session, seen.insert(session).inserted, seen.count > query.offset else { continue }
      guard lines.count < query.limit else { return ArchivePage(lines: lines, hasMore: true) }
      if let line = try line(session, segment, words) { lines.append(line) }
    }
    return ArchivePage(lines: lines, hasMore: false)
  }

  /// Best first: whole words, then beginnings of words. Where whole words fill the list, these are not even looked for.
  private func ranked(_ words: String, _ whole: String) throws -> [Int64] {
    let exact = try byFrequency(whole)
    guard exact.count < Self.newestHits, whole != words else { return exact }
    let known = Set(exact)
    return exact + (try byFrequency(words)).filter { !known.contains($0) }
  }

  /// The newest first. What was put in quotes is meant as it is, and has none.
  private func otherForms(_ stems: String) throws -> [Int64] {
    try Int64.fetchAll(
      db, sql: "SELECT rowid FROM stemSearch WHERE stemSearch MATCH ? ORDER BY rowid DESC LIMIT ?",
      arguments: [stems, Self.newestHits])
  }

  /// As BM25 without the rarity of words, since every hit has all of them; among equals the newest first.
  private func byFrequency(_ words: String) throws -> [Int64] {
    var hits: [(id: Int64, count: Double, size: Double)] = []
    hits.reserveCapacity(Self.newestHits)
    // Every match is marked with one character, so the text grows by as many as there are matches.
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT rowid, length(highlight(segmentSearch, 0, char(1), '')), length(text)
        FROM segmentSearch WHERE segmentSearch MATCH ? ORDER BY rowid DESC LIMIT ?
        """, arguments: [words, Self.newestHits])
    while let row = try rows.next() {
      let (marked, size): (Double, Double) = (row[1], row[2])
      hits.append((row[0], max(1, marked - size), size))
    }
    let average = max(1, hits.reduce(0) { $0 + $1.size } / Double(max(1, hits.count)))
    return
      hits
      .map { (id: $0.id, score: $0.count * 2.2 / ($0.count + 1.2 * (0.25 + 0.75 * $0.size / average))) }
      .sorted { ($0.score, $0.id) > ($1.score, $1.id) }
      .map(\.id)
  }

  private func newest(_ words: String) throws -> [Int64] {
    try Int64.fetchAll(
      db, sql: "SELECT rowid FROM segmentSearch WHERE segmentSearch MATCH ? ORDER BY rowid DESC LIMIT ?",
      arguments: [words, Self.newestHits])
  }

  /// Titles and notes are what the user wrote to find it again.
  private func titles(_ words: String) throws -> [Int64] {
    try Int64.fetchAll(
      db, sql: "SELECT rowid FROM sessionSearch WHERE sessionSearch MATCH ? ORDER BY rowid DESC LIMIT ?",
      arguments: [words, Self.newestHits])
  }

  /// For signs that are no words, such as emoji: among the newest segments.
  private func containing(_ text: String) throws -> [Int64] {
    let signs = text.filter { !$0.isWhitespace && $0 != "\"" }
    guard !signs.isEmpty else { return [] }
    return try Int64.fetchAll(
      db,
      sql: """
        SELECT id FROM (SELECT id, text FROM segment ORDER BY id DESC LIMIT ?) WHERE instr(text, ?) > 0
        """, arguments: [Self.newestHits, signs])
  }

  private func line(_ session: Int64, _ segment: Int64?, _ words: [String]) throws -> ArchivePage.Line? {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM session WHERE id = ?", arguments: [session]) else {
      return nil
    }
    // Not FTS5's own snippet: for the beginning of a common word it would go through all hits, for every line.
    let text = try segment.flatMap {
      try String.fetchOne(db, sql: "SELECT text FROM segment WHERE id = ?", arguments: [$0])
    }
    return try ArchiveLine.line(
      of: SessionRow.read(row), excerpt: text.map { Excerpt.of($0, around: words) }, in: db)
  }
}
