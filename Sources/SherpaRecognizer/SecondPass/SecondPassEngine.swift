internal import Speech

/// A streaming model that shows the words, and one of whole segments that hears everything once more and writes them.
final class SecondPassEngine: RecognitionEngine {
  let simultaneousStreams: Int

  private let first: OnlineEngine
  private let second: OfflineEngine
  /// What the second model may take once everything was said.
  private let budget: Duration

  init(_ first: OnlineEngine, _ second: OfflineEngine, budget: Duration) {
    self.first = first
    self.second = second
    self.budget = budget
    simultaneousStreams = min(first.simultaneousStreams, second.simultaneousStreams)
    // The first time is the slowest, and how long it takes is not known without it.
    second.warm()
  }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    let stream = try first.makeStream(for: context)
    guard let second = try? second.segments(for: context) else { return stream }
    return SecondPassStream(stream, second, budget: budget)
  }
}
