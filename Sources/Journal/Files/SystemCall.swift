internal import Glibc

/// A failed system call.
struct SystemCallFailure: Error, Hashable {
  let number: Int32

  static var last: SystemCallFailure { SystemCallFailure(number: errno) }

  var reason: String { number == ENOSPC ? "the disk is full" : String(cString: strerror(number)) }
}
