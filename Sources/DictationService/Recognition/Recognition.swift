import GLibRuntime
import Speech

/// One utterance that gets its turn when the one before it is through.
@GLibActor
final class Recognition {
  private let utterance: SegmentedUtterance
  private let outcome: Task<Result<Recognized, any Error>, Never>

  /// - Parameters:
  ///   - samples: read no faster than the recognizer goes, once it has a backlog.
  ///   - previous: the utterance that has the same recognizer now.
  init(
    of samples: AsyncThrowingStream<[Int16], any Error>, after previous: Recognition?,
    through utterance: SegmentedUtterance
  ) {
    self.utterance = utterance
    outcome = GLibActor.task {
      _ = await previous?.outcome.value
      do {
        try Task.checkCancellation()
        return .success(
          try await withTaskCancellationHandler {
            try await utterance.run(samples)
          } onCancel: {
            GLibActor.task { await utterance.cancel() }
          })
      } catch {
        return .failure(error)
      }
    }
  }

  /// Ends the utterance without a text; the next one may begin.
  func cancel() {
    utterance.abandon()
    outcome.cancel()
  }

  /// The whole utterance.
  /// - Throws: `RecognizerError`, what reading the samples throws, or `CancellationError`.
  var result: Recognized {
    get async throws { try await outcome.value.get() }
  }
}
