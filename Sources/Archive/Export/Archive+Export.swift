internal import Glibc

extension Archive {
  /// Writes sessions to a file that is open for writing, one after the other, however many.
  /// - Parameter ids: nil for all.
  /// - Returns: how many were written.
  /// - Throws: `ArchiveError` or `ExportError`.
  public func export(_ ids: [Int64]?, as format: ExportFormat, to descriptor: Int32) throws -> Int {
    let wanted = try ids ?? self.ids()
    guard !wanted.isEmpty else { throw ExportError.nothingToExport }
    guard wanted.count == 1 || !format.isForOneSession else { throw ExportError.oneSessionOnly }
    var count = 0
    for id in wanted {
      guard let entry = try entry(id) else { continue }
      try Self.write((count == 0 ? format.frame.before : format.frame.between) + format.write(entry), to: descriptor)
      count += 1
    }
    guard count > 0 else { throw ExportError.nothingToExport }
    try Self.write(format.frame.after, to: descriptor)
    return count
  }

  private static func write(_ text: String, to descriptor: Int32) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        throw ExportError.notWritable(reason: String(cString: strerror(errno)))
      }
    }
  }
}
