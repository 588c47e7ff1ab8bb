import DictationService
import Speech
import Synchronization

/// Recognizers whose texts a test decides: each utterance waits for `answer`.
final class ScriptedSupply: RecognizerSupply {
  enum Answer: Sendable {
    case text(String)
    case failure(RecognizerError)
  }

  /// What an utterance was given, once it is complete.
  struct Utterance: Sendable {
    var samples: Int
    var language: String
    var use: RecognizerUse
    let reply: @Sendable (Answer) -> Void
  }

  /// Complete utterances, in the order in which their text is asked for.
  let utterances: AsyncStream<Utterance>
  private let continuation: AsyncStream<Utterance>.Continuation
  private let state = Mutex(State())

  private struct State {
    var startFailure: RecognizerError?
    var prepared: [String] = []
  }

  init(startFailure: RecognizerError? = nil) {
    (utterances, continuation) = AsyncStream.makeStream()
    state.withLock { $0.startFailure = startFailure }
  }

  var prepared: [String] { state.withLock { $0.prepared } }

  func recognizer(_ id: String, for use: RecognizerUse, replay: (any AudioReplay)?) async throws -> any Recognizer {
    if let failure = state.withLock({ $0.startFailure }) { throw failure }
    return ScriptedRecognizer(use: use, asked: continuation)
  }

  func prepare(_ id: String) async { state.withLock { $0.prepared.append(id) } }
}

private actor ScriptedRecognizer: Recognizer {
  private let use: RecognizerUse
  private let asked: AsyncStream<ScriptedSupply.Utterance>.Continuation
  private var onEvent: (@Sendable (RecognitionEvent) -> Void)?
  private var language = ""
  private var count = 0

  init(use: RecognizerUse, asked: AsyncStream<ScriptedSupply.Utterance>.Continuation) {
    self.use = use
    self.asked = asked
  }

  func start(
    _ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) async throws {
    self.onEvent = onEvent
    language = context.language
  }

  func feed(_ samples: [Int16]) {
    count += samples.count
    onEvent?(.partial(Hypothesis(volatile: "\(count)")))
  }

  func finish(deadline: Duration) async throws -> Transcript {
    let answer = await withCheckedContinuation { continuation in
      asked.yield(
        ScriptedSupply.Utterance(samples: count, language: language, use: use) {
          continuation.resume(returning: $0)
        })
    }
    switch answer {
    case .text(let text): return Transcript(text: text)
    case .failure(let error): throw error
    }
  }

  func cancel() {}
}
