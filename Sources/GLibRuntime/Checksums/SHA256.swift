internal import CGio
import Glibc

/// SHA-256 by GLib, of files of any length.
public enum SHA256 {
  /// In lower-case hexadecimal, or nil where the file cannot be read.
  public static func hex(ofFile path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0, let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return nil }
    defer {
      close(file)
      g_checksum_free(checksum)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      g_checksum_update(checksum, &buffer, count)
    }
    return String(cString: g_checksum_get_string(checksum))
  }
}
