internal import FoundationEssentials
internal import GRDB
internal import Glibc

/// The file of the history: for the user alone, opened and brought to the newest version, or left as it is.
struct ArchiveFile {
  let path: String

  /// - Throws: `ArchiveError`, any but `.full`.
  func open() throws(ArchiveError) -> DatabaseQueue {
    do {
      try prepare()
      let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
      let isNewer = try queue.read { try ArchiveSchema.migrator.hasBeenSuperseded($0) }
      guard !isNewer else { throw ArchiveError.newer(file: path) }
      try migrate(queue)
      return queue
    } catch {
      throw named(error)
    }
  }

  /// What an error of SQLite means for the history.
  func named(_ error: any Error) -> ArchiveError {
    if let error = error as? ArchiveError { return error }
    guard let error = error as? DatabaseError else { return .notUsable(file: path, reason: "\(error)") }
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: return .inUse(file: path)
    case .SQLITE_FULL: return .full(file: path)
    case .SQLITE_IOERR where isDiskFull: return .full(file: path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .corrupt(file: path, backup: backUp(as: "damaged"))
    default: return .notUsable(file: path, reason: error.message ?? "\(error.resultCode)")
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "history"
    configuration.busyMode = .timeout(2)
    configuration.prepareDatabase { db in
      // GRDB's own WAL mode would not wait for the disk. Audio is removed on the strength of a commit, so a commit is on
      // disk. What is deleted is overwritten, but what SQLite has moved from page to page leaves copies that are not: a
      // deletion rewrites the file. That goes by way of a file of its own (SQLITE_TMPDIR says where) that has no name; in
      // memory it would take as much as the history.
      try db.execute(
        sql: """
          PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = FILE;
          PRAGMA cache_size = -8000;
          """)
    }
    return configuration
  }

  /// SQLite makes files that others may read; one that is there it takes as it is, and its companions like it.
  private func prepare() throws(ArchiveError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notUsable(file: path, reason: String(cString: strerror(errno)))
    }
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0, fchmod(descriptor, 0o600) == 0 else {
      throw .notUsable(file: path, reason: String(cString: strerror(errno)))
    }
    close(descriptor)
  }

  private func migrate(_ queue: DatabaseQueue) throws {
    let (done, isCurrent) = try queue.read { db in
      (
        try ArchiveSchema.migrator.appliedIdentifiers(db).count,
        try ArchiveSchema.migrator.hasCompletedMigrations(db)
      )
    }
    guard !isCurrent else { return }
    if done > 0 {
      try queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      _ = backUp(as: "version-\(done)")
    }
    try ArchiveSchema.migrator.migrate(queue)
  }

  /// Copies the file and what SQLite keeps beside it; one that was copied before is not copied again.
  /// - Returns: the path of the copy; nil where there is none.
  private func backUp(as suffix: String) -> String? {
    let copy = "\(path).\(suffix)"
    let files = FileManager.default
    if !files.fileExists(atPath: copy) {
      guard (try? files.copyItem(atPath: path, toPath: copy)) != nil else {
        try? files.removeItem(atPath: copy)
        return nil
      }
      if files.fileExists(atPath: path + "-wal") { try? files.copyItem(atPath: path + "-wal", toPath: copy + "-wal") }
    }
    return copy
  }

  /// Removes copies, which hold what is deleted from the file.
  /// - Parameter damagedToo: also one of a damaged file; those of older versions were only for the way to this one.
  func removeCopies(damagedToo: Bool) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let file = "\(folder)/\(name)"
      guard file.hasPrefix(path + ".version-") || damagedToo && file.hasPrefix(path + ".damaged") else { continue }
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) }

  private var isDiskFull: Bool {
    var status = statvfs()
    return statvfs(path, &status) == 0 && status.f_bavail * status.f_frsize < 1 << 20
  }
}
