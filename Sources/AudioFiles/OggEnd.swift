internal import Glibc

/// How an Ogg file ends. Its streams have no length in a header; their last page is marked instead (RFC 3533).
enum OggEnd {
  /// A page is 65,307 bytes at most.
  private static let tail = 65_536
  private static let magic = Array("OggS".utf8)
  private static let headerBytes = 27

  /// Whether it is an Ogg file whose last page is not there, or not all of it. False for what cannot be looked into.
  static func isMissing(in descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      read(4, from: descriptor, at: 0) == magic
    else { return false }
    let size = Int(status.st_size)
    let bytes = read(min(size, tail), from: descriptor, at: size - min(size, tail))
    guard let page = (0..<max(0, bytes.count - 3)).last(where: { bytes[$0..<$0 + 4].elementsEqual(magic) }),
      page + headerBytes <= bytes.count
    else { return true }
    let isMarked = bytes[page + 5] & 4 != 0
    let lengths = bytes[(page + headerBytes)...].prefix(Int(bytes[page + headerBytes - 1]))
    let end = page + headerBytes + lengths.count + lengths.reduce(0) { $0 + Int($1) }
    return !isMarked || end > bytes.count
  }

  private static func read(_ count: Int, from descriptor: Int32, at offset: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(descriptor, &bytes, count, off_t(offset))
    return Array(bytes.prefix(max(0, got)))
  }
}
