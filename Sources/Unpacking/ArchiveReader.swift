internal import CArchive

/// A libarchive reader over one file: tar or zip, compressed by gzip, bzip2, xz or zstd, or not at all.
struct ArchiveReader: ~Copyable {
  private let archive: OpaquePointer

  init(_ path: String) throws(UnpackingError) {
    guard let archive = archive_read_new() else { throw .unreadable("out of memory") }
    archive_read_support_filter_gzip(archive)
    archive_read_support_filter_bzip2(archive)
    archive_read_support_filter_xz(archive)
    archive_read_support_filter_zstd(archive)
    archive_read_support_format_tar(archive)
    archive_read_support_format_zip(archive)
    guard archive_read_open_filename(archive, path, 1 << 16) == ARCHIVE_OK else {
      let failure = Self.failure(of: archive)
      archive_read_free(archive)
      throw failure
    }
    self.archive = archive
  }

  deinit { archive_read_free(archive) }

  /// The next entry, or nil at the end.
  func next() throws(UnpackingError) -> ArchiveEntry? {
    var entry: OpaquePointer?
    switch archive_read_next_header(archive, &entry) {
    case ARCHIVE_OK, ARCHIVE_WARN:
      guard let entry else { throw failure() }
      return ArchiveEntry(entry)
    case ARCHIVE_EOF: return nil
    default: throw failure()
    }
  }

  /// The next bytes of the current entry; 0 at its end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(UnpackingError) -> Int {
    let count = archive_read_data(archive, buffer.baseAddress, buffer.count)
    guard count >= 0 else { throw failure() }
    return count
  }

  /// Compressed bytes read so far.
  var bytesRead: Int { Int(archive_filter_bytes(archive, -1)) }

  private func failure() -> UnpackingError { Self.failure(of: archive) }

  private static func failure(of archive: OpaquePointer) -> UnpackingError {
    .unreadable(archive_error_string(archive).map { String(cString: $0) } ?? "unknown format")
  }
}

/// What the header of an entry says.
struct ArchiveEntry {
  enum Kind {
    case file
    case folder
    case link
    case special
  }

  let path: String
  let kind: Kind
  let isExecutable: Bool

  fileprivate init(_ entry: OpaquePointer) {
    path = archive_entry_pathname(entry).map { String(cString: $0) } ?? ""
    let isLink = archive_entry_symlink(entry) != nil || archive_entry_hardlink(entry) != nil
    // AE_IFREG and its like are macros with a cast, which Swift does not import; the values are those of <sys/stat.h>.
    kind =
      switch archive_entry_filetype(entry) {
      case _ where isLink: .link
      case 0o100000: .file
      case 0o040000: .folder
      case 0o120000: .link
      default: .special
      }
    isExecutable = archive_entry_perm(entry) & 0o100 != 0
  }
}
