internal import Glibc

/// A descriptor that is closed with its last reference. It can be synchronized by one thread while another writes.
final class FileHandle: Sendable {
  let descriptor: Int32
  private let path: String
  private let onChange: (@Sendable (DiskChange) -> Void)?

  /// - Parameters:
  ///   - mode: for a file that is made; for the user alone.
  ///   - onChange: told of everything that is written.
  init(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600, onChange: (@Sendable (DiskChange) -> Void)? = nil
  ) throws(SystemCallFailure) {
    self.path = path
    self.onChange = onChange
    descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw .last }
    if flags & O_CREAT != 0 { onChange?(.write(path: path, offset: 0, bytes: [])) }
    if flags & O_TRUNC != 0 { onChange?(.cut(path: path, size: 0)) }
  }

  deinit { close(descriptor) }

  /// Writes all bytes.
  /// - Returns: how many were written before `failure`; all of them where it is nil.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> (written: Int, failure: SystemCallFailure?) {
    var written = 0
    while written < bytes.count {
      let count = pwrite(descriptor, bytes.baseAddress! + written, bytes.count - written, off_t(offset + written))
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        return (written, count == 0 ? SystemCallFailure(number: EIO) : .last)
      }
    }
    onChange?(.write(path: path, offset: offset, bytes: Array(bytes)))
    return (written, nil)
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(SystemCallFailure) {
    let (_, failure) = bytes.withUnsafeBytes { write($0, at: offset) }
    if let failure { throw failure }
  }

  /// Up to `count` bytes; fewer at the end of the file.
  func read(_ count: Int, at offset: Int) throws(SystemCallFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, count - done, off_t(offset + done))
      }
      if got == 0 { break }
      if got > 0 { done += got } else if errno != EINTR { throw .last }
    }
    return Array(bytes.prefix(done))
  }

  func cut(to size: Int) throws(SystemCallFailure) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last }
    onChange?(.cut(path: path, size: size))
  }

  /// Waits until the disk has the data and the size.
  func synchronize() throws(SystemCallFailure) {
    guard fdatasync(descriptor) == 0 else { throw .last }
  }

  /// Bytes, or nil for what is no ordinary file.
  var size: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}
