internal import GRDB

/// For good: neither the tables, the search index nor the file's free space holds the words afterwards.
extension Archive {
  /// - Returns: whether there was such a session.
  public func delete(_ id: Int64) throws(ArchiveError) -> Bool {
    let recording = try write { db in
      try String.fetchOne(db, sql: "DELETE FROM session WHERE id = ? RETURNING recording", arguments: [id])
    }
    guard let recording else { return false }
    forgetUnwritten { $0.recording == recording }
    try purge()
    return true
  }

  /// Removes a session that is under way, whatever its words so far.
  public func withdraw(_ recording: String) throws(ArchiveError) {
    let entry = try entry(of: recording)
    guard let entry, entry.segments.contains(where: \.isUnderWay) else { return }
    let hasWords = entry.segments.contains { !$0.raw.isEmpty || !$0.text.isEmpty } || !entry.session.title.isEmpty
    guard !hasWords else {
      _ = try delete(entry.session.id)
      return
    }
    // Nothing is left of it in the index: as a rule there is nothing to be cleaned up.
    try write { try $0.execute(sql: "DELETE FROM session WHERE id = ?", arguments: [entry.session.id]) }
  }

  /// Removes what began before a time, in seconds since 1970.
  /// - Returns: how many sessions those were.
  @discardableResult
  public func delete(before time: Double) throws(ArchiveError) -> Int {
    let count = try write { db in
      try db.execute(sql: "DELETE FROM session WHERE startedAt < ?", arguments: [time])
      return db.changesCount
    }
    forgetUnwritten { $0.startedAt < time }
    if count > 0 { try purge() }
    return count
  }

  /// Removes everything.
  /// - Returns: how many sessions those were.
  @discardableResult
  public func deleteAll() throws(ArchiveError) -> Int {
    let count = try write { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0
      // At once, where the triggers would go through the index for every row.
      try db.execute(sql: ArchiveSchema.dropTriggers)
      try db.execute(
        sql: """
          DELETE FROM segment; DELETE FROM session;
          INSERT INTO segmentSearch (segmentSearch) VALUES ('delete-all');
          INSERT INTO stemSearch (stemSearch) VALUES ('delete-all');
          INSERT INTO sessionSearch (sessionSearch) VALUES ('delete-all');
          """)
      try db.execute(sql: ArchiveSchema.allTriggers)
      return count
    }
    forgetUnwritten()
    file.removeCopies(damagedToo: true)
    try purge()
    return count
  }

  private func purge() throws(ArchiveError) {
    file.removeCopies(damagedToo: false)
    _ = try write { db in
      // A row that is deleted stays in the index until it is merged.
      try db.execute(
        sql: """
          INSERT INTO segmentSearch (segmentSearch) VALUES ('optimize');
          INSERT INTO stemSearch (stemSearch) VALUES ('optimize');
          INSERT INTO sessionSearch (sessionSearch) VALUES ('optimize');
          """)
    }
    do {
      try database.vacuum()
      try database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    } catch {
      throw file.named(error)
    }
  }
}
