internal import Glibc

/// An open file descriptor, closed with the last reference to this object.
public final class OwnedDescriptor: Sendable {
  /// Valid while this object lives; duplicate it to hand it to anything that closes it.
  public let rawValue: Int32

  /// Takes over `descriptor`, which nobody else may close from now on.
  public init(adopting descriptor: Int32) { rawValue = descriptor }

  /// A copy of `descriptor` with close-on-exec set; nil where the process has no descriptor left.
  public convenience init?(duplicating descriptor: Int32) {
    guard let copy = OwnedDescriptor.copy(of: descriptor) else { return nil }
    self.init(adopting: copy)
  }

  deinit { close(rawValue) }

  /// A copy for somebody else to close; nil, with `errno` set, where it cannot be had.
  static func copy(of descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy < 0 ? nil : copy
  }
}
