/// Turns the samples of one utterance into words while they are spoken.
///
/// One recognizer serves one utterance at a time: `start`, any number of `feed`, then `finish` or `cancel`. Partials
/// are handed to the closure given to `start`, in order, on any thread.
public protocol Recognizer: Sendable {
  /// - Throws: `RecognizerError` when the utterance cannot begin.
  func start(_ context: RecognitionContext, onPartial: @escaping @Sendable (Hypothesis) -> Void) async throws
  /// 16 kHz mono. Returns at once; a recognizer that falls behind keeps the samples, it drops none.
  func feed(_ samples: [Int16]) async
  /// The whole utterance as text, empty when nothing was said.
  /// - Throws: `RecognizerError`; `.deadlineExceeded` when it took longer than `deadline`.
  func finish(deadline: Duration) async throws -> String
  func cancel() async
}
