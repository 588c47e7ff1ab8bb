import Speech

/// One utterance on its way through a recognizer. Samples are taken at any time; they wait here until the recognizer
/// is loaded and the utterance before this one is through.
final class Recognition: Sendable {
  private let samples: AsyncStream<[Int16]>.Continuation
  private let outcome: Task<String, any Error>

  /// - Parameters:
  ///   - previous: the utterance that has the same recognizer now.
  ///   - deadline: how long the text may take after the last of so many samples.
  init(
    after previous: Recognition?, context: RecognitionContext,
    deadline: @escaping @Sendable (_ samples: Int) -> Duration,
    recognizer: @escaping @Sendable () async throws -> any Recognizer,
    onPartial: @escaping @Sendable (Hypothesis) -> Void
  ) {
    let (stream, continuation) = AsyncStream.makeStream(of: [Int16].self)
    samples = continuation
    outcome = Task {
      _ = await previous?.outcome.result
      try Task.checkCancellation()
      let recognizer = try await recognizer()
      try await recognizer.start(context, onPartial: onPartial)
      return try await withTaskCancellationHandler {
        var count = 0
        for await block in stream {
          await recognizer.feed(block)
          count += block.count
        }
        guard !Task.isCancelled else {
          await recognizer.cancel()
          throw RecognizerError.cancelled
        }
        return try await recognizer.finish(deadline: deadline(count))
      } onCancel: {
        Task { await recognizer.cancel() }
      }
    }
  }

  func feed(_ block: [Int16]) { samples.yield(block) }

  /// The utterance is complete.
  func finish() { samples.finish() }

  /// Ends the utterance without a text; the next one may begin.
  func cancel() {
    outcome.cancel()
    samples.finish()
  }

  /// The whole utterance as text.
  /// - Throws: `RecognizerError`, or `CancellationError`.
  var text: String {
    get async throws { try await outcome.value }
  }
}
