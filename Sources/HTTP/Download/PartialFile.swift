import Glibc

/// A file that grows while it is downloaded, and the version of it that the server named.
final class PartialFile {
  let path: String
  private let descriptor: Int32

  init(_ path: String) throws(TransferError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw Self.writeError(path) }
    self.path = path
  }

  deinit { close(descriptor) }

  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The entity tag of the version that the bytes so far belong to.
  var version: String? {
    get {
      let file = open(path + ".etag", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 512)
      let count = read(file, &bytes, bytes.count)
      return count > 0 ? String(validating: bytes[..<count], as: UTF8.self) : nil
    }
    set {
      guard var newValue else {
        unlink(path + ".etag")
        return
      }
      let file = open(path + ".etag", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard file >= 0 else { return }
      newValue.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
      close(file)
    }
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(TransferError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = write(descriptor, rest.baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw Self.writeError(path) }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }

  func clear() throws(TransferError) {
    version = nil
    guard ftruncate(descriptor, 0) == 0 else { throw Self.writeError(path) }
  }

  func synchronize() throws(TransferError) {
    guard fsync(descriptor) == 0 else { throw Self.writeError(path) }
  }

  private static func writeError(_ path: String) -> TransferError {
    errno == ENOSPC || errno == EDQUOT ? .diskFull : .cannotWrite(path, errno: errno)
  }
}
