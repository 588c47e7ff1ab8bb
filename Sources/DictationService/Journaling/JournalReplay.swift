import Journal
import Speech
import Synchronization

/// The samples of one recording in the journal, from one of them on.
struct JournalReplay: AudioReplay {
  let journal: Journal
  let recording: RecordingID
  /// In samples from the beginning of the recording.
  var start = 0

  func samples(from offset: Int, count: Int) async throws -> [Int16] {
    try await journal.samples(of: recording, in: start + offset..<start + offset + count)
  }

  func from(_ sample: Int) -> JournalReplay {
    JournalReplay(journal: journal, recording: recording, start: start + sample)
  }
}

extension JournalReplay {
  /// Everything, a second at a time, read as it is wanted.
  var blocks: AsyncThrowingStream<[Int16], any Error> { blocks { _ in .max } }

  /// The same while the recording grows.
  func blocks(of growth: RecordingGrowth) -> AsyncThrowingStream<[Int16], any Error> {
    blocks { await growth.samples(beyond: $0) }
  }

  /// - Parameter available: how many samples there are once there are more than so many; nil at the end.
  private func blocks(
    available: @escaping @Sendable (Int) async -> Int?
  ) -> AsyncThrowingStream<[Int16], any Error> {
    let position = Mutex(0)
    return AsyncThrowingStream {
      let start = position.withLock { $0 }
      guard let end = await available(start) else { return nil }
      let block = try await samples(from: start, count: min(AudioFormat.sampleRate, end - start))
      position.withLock { $0 += block.count }
      return block.isEmpty ? nil : block
    }
  }
}
