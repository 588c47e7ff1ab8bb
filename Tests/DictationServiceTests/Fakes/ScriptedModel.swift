import Rewriting
import Synchronization

/// A language model whose answers a test decides: each question waits for `reply`, or until nobody waits for it.
final class ScriptedModel: LanguageModel {
  struct Question: Sendable {
    let messages: [ChatMessage]
    let reply: @Sendable (String) -> Void
  }

  private struct State {
    var availability = ModelAvailability.ready
    var prepared: [String] = []
    var waiting: [Int: CheckedContinuation<String, any Error>] = [:]
    var last = 0
  }

  let questions: AsyncStream<Question>
  private let asked: AsyncStream<Question>.Continuation
  private let state = Mutex(State())

  init() { (questions, asked) = AsyncStream.makeStream() }

  /// The languages it was made ready for.
  var prepared: [String] { state.withLock { $0.prepared } }

  func set(_ availability: ModelAvailability) { state.withLock { $0.availability = availability } }

  var availability: ModelAvailability {
    get async { state.withLock { $0.availability } }
  }

  var sentence: String {
    get async { "No model today." }
  }

  func configure(server: String, model: String) async {}

  func check() async -> ModelAvailability { await availability }

  func prepare(for task: RewriteTask, language: String) async { state.withLock { $0.prepared.append(language) } }

  func answer(to messages: [ChatMessage], tokens: Int) async throws -> String {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.waiting[number] = continuation }
        asked.yield(Question(messages: messages) { [weak self] in self?.end(number, .success($0)) })
        if Task.isCancelled { end(number, .failure(CancellationError())) }
      }
    } onCancel: {
      end(number, .failure(CancellationError()))
    }
  }

  private func end(_ number: Int, _ result: Result<String, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(with: result)
  }
}
