import CloudRecognition
import GLibRuntime
import Rewriting
import Secrets
import TestSupport

@testable import ChatModels

/// A stub server of language models, and the service that asks it.
@GLibActor
final class ChatStage {
  nonisolated static let key = "sk-a-key-that-is-nowhere-else"

  let chat: StubChat
  let cloud: CloudService
  let service: ChatService
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - providers: `providers.json`; `ADDRESS` is the server's.
  ///   - server: as in the settings; nil for the stub's address.
  init(
    _ chat: StubChat, providers: String = "{}", server: String? = nil, model: String = "",
    environment: [String: String] = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
  ) throws {
    self.chat = chat
    folder = try TemporaryFolder()
    let json = providers.split(separator: "ADDRESS", omittingEmptySubsequences: false).joined(separator: chat.address)
    try folder.write(Array(json.utf8), to: "providers.json")
    cloud = CloudService(
      keys: APIKeys(environment: environment), memory: StreamingMemory(), isNetworkAvailable: { false })
    service = ChatService(cloud, providers: ProviderFile(path: folder.file("providers.json")))
    service.configure(server: server ?? chat.address, model: model)
  }

  func rewrite(_ text: String, _ task: RewriteTask = .cleanup, language: String = "en") async throws -> Rewritten {
    try await Rewriter(task, language: language).rewrite(text, with: service)
  }

  /// The answer to a question, whatever it is.
  func answer(tokens: Int = 100) async throws -> String {
    let prompt = RewritePrompt("we meet today", task: .cleanup, language: "en")
    return try await service.answer(to: prompt.messages, tokens: tokens)
  }
}
