internal import Speech
internal import Synchronization

/// Keeps the samples of an utterance that are kept nowhere else: 2 MB a minute.
final class KeptSamples: AudioReplay {
  private let kept = Mutex<[Int16]>([])

  func append(_ samples: [Int16]) { kept.withLock { $0 += samples } }

  func samples(from offset: Int, count: Int) async -> [Int16] {
    kept.withLock { Array($0.dropFirst(offset).prefix(count)) }
  }
}
