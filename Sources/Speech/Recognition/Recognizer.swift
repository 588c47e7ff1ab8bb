/// Turns the samples of one utterance into words while they are spoken.
///
/// One recognizer serves one utterance at a time: `start`, any number of `feed`, then `finish` or `cancel`. Events
/// are handed to the closure given to `start`, in order, on any thread, none after `finish` returned.
public protocol Recognizer: Sendable {
  /// - Throws: `RecognizerError` when the utterance cannot begin.
  func start(_ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void) async throws
  /// 16 kHz mono. Returns at once; a recognizer that falls behind keeps the samples, it drops none.
  func feed(_ samples: [Int16]) async
  /// The whole utterance as text, empty when nothing was said.
  /// - Throws: `RecognizerError`; `.deadlineExceeded` when it took longer than `deadline`.
  func finish(deadline: Duration) async throws -> Transcript
  func cancel() async
  /// Returns once at most `samples` of what was fed wait to be recognized, or nothing more will be. Whoever feeds
  /// faster than real time (a file) waits here, so that the samples need not be kept twice.
  func catchUp(within samples: Int) async
  /// Whether no text will come of this utterance, known before `finish` says why.
  var hasFailed: Bool { get async }
}

extension Recognizer {
  /// For recognizers that keep no backlog.
  public func catchUp(within samples: Int) async {}

  /// For recognizers that know only in the end.
  public var hasFailed: Bool { get async { false } }
}
