internal import GRDB
internal import Threads

/// The history: every dictation with its segments, in one SQLite file. What a call wrote when it returns survives a
/// power cut.
///
/// One connection on one thread: nobody waits for a lock, and a slow disk holds up nobody else.
public actor Archive {
  /// Where it is.
  public nonisolated let path: String
  /// Sessions that could not be written since the disk is full, by their recordings; written with the next one.
  private(set) var unwritten: [String: ArchiveEntry] = [:]

  let file: ArchiveFile
  let database: DatabaseQueue

  private let executor = ThreadExecutor()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens the history, and makes it where it is missing. Blocks while it does.
  /// - Parameter path: of the file, such as `$XDG_DATA_HOME/utter/history.sqlite`.
  /// - Throws: `ArchiveError`, any but `.full`.
  public init(path: String) throws(ArchiveError) {
    self.path = path
    file = ArchiveFile(path: path)
    database = try file.open()
  }

  /// Writes a session and its segments, over what the history has of the same recording; title and notes stay.
  /// - Returns: its id.
  /// - Throws: `ArchiveError`; after `.full` and `.inUse` it is kept in memory, and written with the next one.
  @discardableResult
  public func save(_ entry: ArchiveEntry) throws(ArchiveError) -> Int64 {
    unwritten[entry.session.recording] = entry
    return try writeBehindUnwritten(entry)
  }

  /// Writes how far a dictation under way is. What cannot be written is not kept: the whole text follows.
  public func chronicle(_ entry: ArchiveEntry) throws(ArchiveError) {
    guard unwritten[entry.session.recording] == nil else { return }
    _ = try writeBehindUnwritten(entry)
  }

  /// The recordings of sessions that are being recorded or transcribed, or were when the program ended.
  public func underWay() throws(ArchiveError) -> [String] {
    try read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT recording FROM session WHERE id IN (
            SELECT session FROM segment WHERE state <> 'done' AND state IN ('recording', 'transcribing'))
          """)
    }
  }

  /// What became of the text of a recording; nothing where the history does not have it.
  public func setDelivery(_ delivery: ArchivedSession.Delivery, of recording: String) throws(ArchiveError) {
    unwritten[recording]?.session.delivery = delivery
    try write { db in
      try db.execute(
        sql: "UPDATE session SET delivery = ? WHERE recording = ?", arguments: [delivery.rawValue, recording])
    }
  }

  /// The user changed the text of a recording after he had it; nothing where the history does not have it.
  public func countCorrection(of recording: String) throws(ArchiveError) {
    try write { db in
      try db.execute(
        sql: """
          UPDATE segment SET corrections = corrections + 1
          WHERE number = 0 AND session = (SELECT id FROM session WHERE recording = ?)
          """, arguments: [recording])
    }
  }

  /// - Parameters:
  ///   - title: nil leaves it as it is.
  ///   - notes: nil leaves them as they are.
  /// - Returns: whether there is such a session.
  public func edit(_ id: Int64, title: String?, notes: String?) throws(ArchiveError) -> Bool {
    try write { db in
      try db.execute(
        sql: "UPDATE session SET title = coalesce(?, title), notes = coalesce(?, notes) WHERE id = ?",
        arguments: [title, notes, id])
      return db.changesCount > 0
    }
  }

  /// Dates sessions anew that a wrong clock has dated later than a time; both in seconds since 1970.
  public func correctDates(after time: Double, to today: Double) throws(ArchiveError) {
    try write { db in
      try db.execute(
        sql: "UPDATE session SET endedAt = endedAt - startedAt + :today, startedAt = :today WHERE startedAt > :time",
        arguments: ["today": today, "time": time])
    }
  }

  /// Replaces the text of a session by that of another recognition of it, or by one in another tone.
  /// - Returns: whether there is such a session.
  public func replaceText(
    of id: Int64, by segments: [ArchivedSegment], recognizer: String, tone: String = ""
  ) throws(ArchiveError) -> Bool {
    try write { db in
      guard let language = try String.fetchOne(db, sql: "SELECT language FROM session WHERE id = ?", arguments: [id])
      else { return false }
      let corrections = try Int.fetchOne(
        db, sql: "SELECT sum(corrections) FROM segment WHERE session = ?", arguments: [id])
      try db.execute(sql: "DELETE FROM segment WHERE session = ?", arguments: [id])
      for segment in segments { try SegmentRow.save(segment, of: id, language: language, in: db) }
      try db.execute(
        sql: "UPDATE session SET recognizer = ?, tone = ?, version = 'final' WHERE id = ?",
        arguments: [recognizer, tone, id])
      try db.execute(
        sql: "UPDATE segment SET corrections = ? WHERE session = ? AND number = 0",
        arguments: [(corrections ?? 0) + 1, id])
      return true
    }
  }

  /// Waits for nothing more to be written, and lets go of the file.
  public func close() { try? database.close() }

  private func writeBehindUnwritten(_ entry: ArchiveEntry) throws(ArchiveError) -> Int64 {
    try write { [unwritten] db in
      for (recording, earlier) in unwritten where recording != entry.session.recording {
        _ = try SessionRow.save(earlier, in: db)
      }
      return try SessionRow.save(entry, in: db)
    } then: {
      unwritten = [:]
    }
  }

  /// What is deleted must not come back with the next one that is written.
  func forgetUnwritten(where isDeleted: (ArchivedSession) -> Bool = { _ in true }) {
    unwritten = unwritten.filter { !isDeleted($0.value.session) }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(ArchiveError) -> Value {
    do { return try database.read(body) } catch { throw file.named(error) }
  }

  func write<Value>(
    _ body: (Database) throws -> Value, then done: () -> Void = {}
  ) throws(ArchiveError) -> Value {
    do {
      let value = try database.write(body)
      done()
      return value
    } catch {
      throw file.named(error)
    }
  }
}
