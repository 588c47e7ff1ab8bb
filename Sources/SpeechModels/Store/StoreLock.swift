import Glibc

/// Held while the store is changed; the kernel lets go of it when the process ends, however it ends.
final class StoreLock {
  private let descriptor: Int32

  init(_ path: String) throws(ModelStoreError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw .busy
    }
  }

  func release() { flock(descriptor, LOCK_UN) }

  deinit { close(descriptor) }
}
