import GLibRuntime
import Speech

/// One utterance on its way through a recognizer: waits for the utterance before it, starts, feeds, and asks for the
/// text.
@GLibActor
final class Recognition {
  /// Samples that a recognizer may have before it before more are read.
  private static let backlog = 30 * AudioFormat.sampleRate

  private let outcome: Task<Result<Recognized, any Error>, Never>

  /// - Parameters:
  ///   - samples: read no faster than the recognizer goes, once it has a backlog.
  ///   - previous: the utterance that has the same recognizer now.
  ///   - deadline: how long the text may take after the last of so many samples.
  init(
    of samples: AsyncThrowingStream<[Int16], any Error>, after previous: Recognition?, context: RecognitionContext,
    deadline: @escaping @Sendable (_ samples: Int) -> Duration,
    recognizer: @escaping @Sendable () throws -> any Recognizer,
    onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) {
    outcome = GLibActor.task {
      _ = await previous?.outcome.value
      do {
        return .success(
          try await Self.run(
            samples, context: context, deadline: deadline, recognizer: try recognizer(), onEvent: onEvent))
      } catch {
        return .failure(error)
      }
    }
  }

  private static func run(
    _ samples: AsyncThrowingStream<[Int16], any Error>, context: RecognitionContext,
    deadline: (_ samples: Int) -> Duration, recognizer: any Recognizer,
    onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) async throws -> Recognized {
    try Task.checkCancellation()
    return try await withTaskCancellationHandler {
      try await recognizer.start(context, onEvent: onEvent)
      var count = 0
      for try await block in samples {
        await recognizer.feed(block)
        count += block.count
        await recognizer.catchUp(within: backlog)
      }
      try Task.checkCancellation()
      let began = ContinuousClock.now
      let transcript = try await recognizer.finish(deadline: deadline(count))
      return Recognized(
        transcript: transcript, audio: AudioFormat.duration(ofSamples: count), latency: ContinuousClock.now - began)
    } onCancel: {
      GLibActor.task { await recognizer.cancel() }
    }
  }

  /// Ends the utterance without a text; the next one may begin.
  func cancel() { outcome.cancel() }

  /// The whole utterance.
  /// - Throws: `RecognizerError`, what reading the samples throws, or `CancellationError`.
  var result: Recognized {
    get async throws { try await outcome.value.get() }
  }
}
