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

  /// Whether the file is shorter than its header says by a thousand bytes or more: libsndfile takes what there is, and
  /// only its log knows ("data : 39520 (should be 29629)"). The largest sizes stand for one that nobody knew.
  var isCutShort: Bool {
    var log = [CChar](repeating: 0, count: 4_096)
    let count = sf_command(handle, Int32(SFC_GET_LOG_INFO), &log, Int32(log.count))
    let text = String(decoding: log.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: "\n").contains { line in
      let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
      guard line.contains("(should be "), numbers.count >= 2 else { return false }
      let (said, found) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
      return said < 0x7FFF_0000 && said - found >= 1_000
    }
  }

  deinit { sf_close(handle) }
}
