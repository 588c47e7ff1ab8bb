internal import Glibc

/// The folder of the journal: made for the user alone, and for one service at a time.
final class JournalFolder: Sendable {
  let path: String
  private let lock: FileHandle
  private let onChange: (@Sendable (DiskChange) -> Void)?

  /// - Parameter onChange: told of everything that is done to the files of recordings.
  /// - Throws: `JournalError.inUse` or `.notWritable`.
  init(_ path: String, onChange: (@Sendable (DiskChange) -> Void)? = nil) throws(JournalError) {
    self.onChange = onChange
    do throws(SystemCallFailure) {
      try Self.make(path)
      lock = try FileHandle("\(path)/lock", O_RDWR | O_CREAT)
    } catch {
      throw .notWritable(folder: path, reason: error.reason)
    }
    // The descriptor is not inherited, so a worker that outlives the service does not hold the lock.
    guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(folder: path) }
    self.path = path
  }

  /// Makes the folder and what leads to it. One that is there is closed to others.
  private static func make(_ path: String) throws(SystemCallFailure) {
    if mkdir(path, 0o700) == 0 { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]))
      if mkdir(path, 0o700) == 0 { return }
    }
    guard errno == EEXIST, chmod(path, 0o700) == 0 else { throw .last }
  }

  /// A file of a recording.
  func open(_ path: String, _ flags: Int32) throws(SystemCallFailure) -> FileHandle {
    try FileHandle(path, flags, onChange: onChange)
  }

  func unlock() { flock(lock.descriptor, LOCK_UN) }

  func audio(_ id: RecordingID) -> String { "\(path)/\(id.rawValue).wav" }

  func note(_ id: RecordingID) -> String { "\(path)/\(id.rawValue).json" }

  /// The texts of its segments, a line each.
  func segments(_ id: RecordingID) -> String { "\(path)/\(id.rawValue).segments" }

  /// The recordings that any file of the folder speaks of.
  var recordings: Set<RecordingID> {
    Set(
      names.compactMap { name in
        guard let dot = name.lastIndex(of: "."), ["wav", "json", "segments"].contains(name[dot...].dropFirst())
        else { return nil }
        return RecordingID(rawValue: String(name[..<dot]))
      })
  }

  /// Bytes on disk of all files; holes do not count.
  var usedBytes: Int {
    names.reduce(0) { sum, name in
      var status = stat()
      return lstat("\(path)/\(name)", &status) == 0 ? sum + Int(status.st_blocks) * 512 : sum
    }
  }

  /// Bytes that the user may still write to this disk; nil where the system does not say.
  var freeBytes: Int? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    return Int(status.f_bavail) * Int(status.f_frsize)
  }

  /// Replaces a file in one step: whoever reads it finds the old or the new, never a part.
  /// - Parameter isDurable: whether it must survive a power cut from here on; that costs a few milliseconds and more.
  func replace(_ path: String, by bytes: [UInt8], isDurable: Bool) throws(SystemCallFailure) {
    let temporary = path + ".new"
    do throws(SystemCallFailure) {
      let file = try open(temporary, O_WRONLY | O_CREAT | O_TRUNC)
      try file.write(bytes, at: 0)
      if isDurable { try file.synchronize() }
    } catch {
      delete(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else { throw .last }
    onChange?(.rename(from: temporary, to: path))
    if isDurable { synchronize() }
  }

  /// Makes names durable.
  func synchronize() {
    if let folder = try? FileHandle(path, O_RDONLY | O_DIRECTORY) { fsync(folder.descriptor) }
  }

  /// Puts a note aside that cannot be read: it may be of a newer version, so it is not overwritten.
  func setAsideNote(_ id: RecordingID) {
    var status = stat()
    guard lstat(note(id), &status) == 0, status.st_size > 0 else { return }
    rename(note(id), "\(note(id)).unreadable")
  }

  func removeUnreadable() {
    for name in names where name.hasSuffix(".json.unreadable") { delete("\(path)/\(name)") }
  }

  /// A note that was put aside stays.
  func remove(_ id: RecordingID) {
    removeSegments(id)
    delete(audio(id))
    delete(note(id))
  }

  func removeSegments(_ id: RecordingID) { delete(segments(id)) }

  private func delete(_ path: String) {
    if unlink(path) == 0 { onChange?(.remove(path: path)) }
  }

  func removeTemporaries() {
    for name in names where name.hasSuffix(".json.new") { unlink("\(path)/\(name)") }
  }

  private var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        names.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
