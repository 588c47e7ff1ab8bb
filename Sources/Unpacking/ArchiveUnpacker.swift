import Glibc

/// Unpacks an archive that nobody vouches for: only files and folders, only inside the given folder, never more than
/// allowed.
public struct ArchiveUnpacker: Sendable {
  private let limits: UnpackingLimits

  public init(limits: UnpackingLimits) { self.limits = limits }

  /// Blocks until everything is written and on disk.
  ///
  /// - Parameters:
  ///   - archive: tar or zip, compressed by gzip, bzip2, xz or zstd, or not at all.
  ///   - folder: an existing, empty folder that nobody else writes to.
  ///   - progress: called with the compressed bytes read so far; false cancels.
  public func unpack(
    _ archive: String, into folder: String, progress: (Int) -> Bool = { _ in true }
  ) throws(UnpackingError) {
    let reader = try ArchiveReader(archive)
    var left = limits.bytes
    var entries = 0
    while let entry = try reader.next() {
      entries += 1
      guard entries <= limits.entries else { throw .tooManyEntries(limit: limits.entries) }
      guard let path = try EntryPath(entry.path) else { continue }
      switch entry.kind {
      case .link: throw .hostile(entry: entry.path, .link)
      case .special: throw .hostile(entry: entry.path, .special)
      case .folder: try makeFolders(path.components[...], in: folder)
      case .file:
        try makeFolders(path.components.dropLast(), in: folder)
        try write(entry, at: folder + "/" + path.text, from: reader, left: &left, progress: progress)
      }
    }
  }

  private func makeFolders(_ components: ArraySlice<String>, in folder: String) throws(UnpackingError) {
    var path = folder
    for component in components {
      path += "/" + component
      guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Self.writeError(path) }
    }
  }

  private func write(
    _ entry: ArchiveEntry, at path: String, from reader: borrowing ArchiveReader, left: inout Int,
    progress: (Int) -> Bool
  ) throws(UnpackingError) {
    // O_EXCL: the folder was empty, so a file that is there came out of this archive before.
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, entry.isExecutable ? 0o755 : 0o644)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .hostile(entry: entry.path, .duplicate) : Self.writeError(path)
    }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try reader.read(into: buffer)
      guard count > 0 else { break }
      left -= count
      guard left >= 0 else { throw .tooLarge(limit: limits.bytes) }
      try writeAll(buffer[..<count], to: descriptor, path)
      guard progress(reader.bytesRead) else { throw .cancelled }
    }
    guard fsync(descriptor) == 0 else { throw Self.writeError(path) }
  }

  private func writeAll(_ bytes: Slice<UnsafeMutableRawBufferPointer>, to descriptor: Int32, _ path: String)
    throws(UnpackingError)
  {
    var rest = UnsafeRawBufferPointer(rebasing: bytes)
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw Self.writeError(path) }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }

  private static func writeError(_ path: String) -> UnpackingError {
    errno == ENOSPC || errno == EDQUOT ? .diskFull : .cannotWrite(path, errno: errno)
  }
}
