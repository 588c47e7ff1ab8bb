internal import CSndFile
internal import Synchronization

/// An open file of libsndfile and its descriptor, both closed with the last reference.
final class SoundFile {
  let handle: OpaquePointer
  let info: SF_INFO

  /// libsndfile keeps the reason of a failed opening in one place for the whole process.
  private static let opening = Mutex(())

  /// Takes the descriptor over, also where it throws: libsndfile closes it when opening fails, whatever it is told.
  init(descriptor: Int32, mode: Int, info: SF_INFO = SF_INFO()) throws(SoundFileFailure) {
    var info = info
    (handle, self.info) = try Self.opening.withLock { _ throws(SoundFileFailure) in
      guard let handle = sf_open_fd(descriptor, Int32(mode), &info, Int32(SF_TRUE)) else {
        throw SoundFileFailure.last
      }
      return (handle, info)
    }
  }

  /// The reason of the last failure on this file; nil where there was none.
  var complaint: String? {
    sf_error(handle) == 0 ? nil : SoundFileFailure.sentence(of: sf_strerror(handle))
  }

  deinit { sf_close(handle) }
}
