import Journal
import Speech
import Synchronization

/// The samples of one recording in the journal.
struct JournalReplay: AudioReplay {
  let journal: Journal
  let recording: RecordingID

  func samples(from offset: Int, count: Int) async throws -> [Int16] {
    try await journal.samples(of: recording, in: offset..<offset + count)
  }
}

extension JournalReplay {
  /// Everything, a second at a time, read as it is wanted.
  var blocks: AsyncThrowingStream<[Int16], any Error> {
    let position = Mutex(0)
    return AsyncThrowingStream {
      let block = try await samples(from: position.withLock { $0 }, count: AudioFormat.sampleRate)
      position.withLock { $0 += block.count }
      return block.isEmpty ? nil : block
    }
  }
}
