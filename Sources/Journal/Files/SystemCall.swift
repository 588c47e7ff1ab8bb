internal import Glibc
internal import Localization

/// A failed system call.
struct SystemCallFailure: Error, Hashable {
  let number: Int32

  static var last: SystemCallFailure { SystemCallFailure(number: errno) }

  var reason: String { number == ENOSPC ? localized("the disk is full") : String(cString: strerror(number)) }
}
