internal import Synchronization

/// Keeps in memory the samples of an utterance that are kept nowhere else: 2 MB a minute.
public final class KeptSamples: AudioReplay {
  private let kept = Mutex<[Int16]>([])

  public init() {}

  public func append(_ samples: [Int16]) { kept.withLock { $0 += samples } }

  public func samples(from offset: Int, count: Int) async -> [Int16] {
    kept.withLock { Array($0.dropFirst(offset).prefix(count)) }
  }
}
