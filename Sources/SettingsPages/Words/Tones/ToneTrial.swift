internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// A text that the service has rewritten in a tone, as it does with a dictation.
@GLibActor
final class ToneTrial {
  var onChange: (@GLibActor () -> Void)?
  private(set) var isRunning = false
  /// What the model wrote; nil before.
  private(set) var text: String?
  /// Why there is none, as a sentence.
  private(set) var problem: String?

  private let service: ServiceDesk

  init(_ service: ServiceDesk) { self.service = service }

  func run(_ words: String, tone: String) {
    guard !isRunning else { return }
    isRunning = true
    problem = nil
    onChange?()
    GLibActor.task { [self] in
      switch await answer(words, tone) {
      case .success(let reply):
        text = reply.reason == nil ? reply.text : nil
        problem = reply.reason
      case .failure(let failure):
        text = nil
        problem = failure.sentence
      }
      isRunning = false
      onChange?()
    }
  }

  private func answer(_ words: String, _ tone: String) async -> Result<RewriteReply, DictationFailure> {
    await service.withClient { client in
      do throws(DictationFailure) {
        return .success(try await client.get().rewrite(words, RewriteRequest(tone: tone)))
      } catch {
        return .failure(error)
      }
    }
  }
}
