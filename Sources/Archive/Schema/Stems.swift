internal import GRDB

/// What the index of stems holds of a text.
enum Stems {
  /// nil where the tokenizer finds the stems, or none are known.
  /// - Parameter language: a BCP 47 tag.
  static func of(_ text: String, in language: String) -> String? {
    guard let stemmer = Stemmer(language: language) else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.map { stemmer.stem($0.lowercased()) }.joined(separator: " ")
  }

  /// For a history that had none.
  static func fill(in db: Database) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT segment.id, segment.text, session.language FROM segment JOIN session ON session.id = segment.session
        """)
    let update = try db.makeStatement(sql: "UPDATE segment SET stems = ? WHERE id = ?")
    var stems: [(id: Int64, text: String)] = []
    while let row = try rows.next() {
      if let text = of(row["text"], in: row["language"]) { stems.append((row["id"], text)) }
    }
    for (id, text) in stems { try update.execute(arguments: [text, id]) }
    try db.execute(sql: "INSERT INTO stemSearch (stemSearch) VALUES ('rebuild')")
  }
}
