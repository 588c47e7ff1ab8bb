import Speech
import Synchronization

/// Recognizers whose texts a test decides: each utterance waits for `answer`.
final class ScriptedRecognizers: RecognizerProvider {
  enum Answer: Sendable {
    case text(String)
    /// A text of which something may be missing.
    case doubtful(String)
    case failure(RecognizerError)
  }

  /// What an utterance was given, once it is complete.
  struct Utterance: Sendable {
    var recognizer: RecognizerID
    var samples: Int
    var language: String
    var purpose: RecognitionPurpose
    let reply: @Sendable (Answer) -> Void
  }

  /// Complete utterances, in the order in which their text is asked for.
  let utterances: AsyncStream<Utterance>
  private let continuation: AsyncStream<Utterance>.Continuation
  private let state = Mutex(State())

  private struct State {
    var startFailure: RecognizerError?
    var prepared: [RecognizerID] = []
  }

  init(startFailure: RecognizerError? = nil) {
    (utterances, continuation) = AsyncStream.makeStream()
    state.withLock { $0.startFailure = startFailure }
  }

  var prepared: [RecognizerID] { state.withLock { $0.prepared } }

  func candidates(for language: String) async -> [RecognizerID] { [.pocketSphinx] }

  func recognizer(
    _ id: RecognizerID, for purpose: RecognitionPurpose, replay: any AudioReplay
  ) async throws -> (any Recognizer)? {
    if let failure = state.withLock({ $0.startFailure }) { throw failure }
    return ScriptedRecognizer(id, purpose: purpose, asked: continuation)
  }

  func prepare(_ id: RecognizerID) async { state.withLock { $0.prepared.append(id) } }
}

private actor ScriptedRecognizer: Recognizer {
  private let id: RecognizerID
  private let purpose: RecognitionPurpose
  private let asked: AsyncStream<ScriptedRecognizers.Utterance>.Continuation
  private var onEvent: (@Sendable (RecognitionEvent) -> Void)?
  private var language = ""
  private var count = 0

  init(
    _ id: RecognizerID, purpose: RecognitionPurpose, asked: AsyncStream<ScriptedRecognizers.Utterance>.Continuation
  ) {
    self.id = id
    self.purpose = purpose
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
        ScriptedRecognizers.Utterance(recognizer: id, samples: count, language: language, purpose: purpose) {
          continuation.resume(returning: $0)
        })
    }
    switch answer {
    case .text(let text): return Transcript(text: text)
    case .doubtful(let text):
      var transcript = Transcript(text: text)
      transcript.isInDoubt = true
      return transcript
    case .failure(let error): throw error
    }
  }

  func cancel() {}
}
