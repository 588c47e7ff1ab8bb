import AudioFiles
import GLibRuntime
import Glibc
import Localization
import Speech
import Synchronization

/// A sound file as it is read: block by block, as fast as the recognizer goes, and off the service's thread.
final class FileSamples: Sendable {
  private struct State {
    let reader: AudioFileReader
    var position = 0
  }

  private let state: Mutex<State>
  /// What the header promises, in samples of 16 kHz; nil where it does not know.
  private let length: Int?

  /// - Throws: `AudioFileError`.
  static func open(_ file: OwnedDescriptor, name: String) async throws -> FileSamples {
    try await BlockingWork.run { try FileSamples(file, name: name) }
  }

  private init(_ file: OwnedDescriptor, name: String) throws(AudioFileError) {
    // The reader closes what it is given, and the caller's descriptor is not ours to close.
    let copy = fcntl(file.rawValue, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .notReadable(name, reason: String(cString: strerror(errno))) }
    let reader = try AudioFileReader(descriptor: copy, name: name)
    length = reader.duration.map(AudioFormat.samples(in:))
    state = Mutex(State(reader: reader))
  }

  /// What is wrong with the file, once it was read to its end; nil where nothing is.
  var remark: String? {
    state.withLock { state in
      state.reader.damage.map {
        localized(
          "“\(state.reader.name)” is damaged (\($0)), so this is the text of its first "
            + "\(AudioFormat.duration(ofSamples: state.position).components.seconds) s: look for another copy.")
      }
    }
  }

  /// - Parameter onProgress: called with the share that was read, whenever it grew by a hundredth.
  func blocks(onProgress: @escaping @Sendable (Double) -> Void) -> AsyncThrowingStream<[Int16], any Error> {
    AsyncThrowingStream { [self] in try await BlockingWork.run { try self.next(onProgress) } }
  }

  private func next(_ onProgress: (Double) -> Void) throws -> [Int16]? {
    let (block, before, after) = try state.withLock { state in
      let before = state.position
      let block = try state.reader.next()
      state.position += block?.count ?? 0
      return (block, before, state.position)
    }
    if let length, length > 0, before * 100 / length < after * 100 / length {
      onProgress(min(1, Double(after) / Double(length)))
    }
    return block
  }
}
