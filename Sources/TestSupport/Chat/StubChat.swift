import Foundation
import Synchronization

/// A server of language models that answers as a test wants, and plays every fault that such a server can have.
public final class StubChat: Sendable {
  public typealias Behaviour = @Sendable (StubChatRequest) -> StubAnswer

  private struct State {
    var models: [String]
    var behaviour: Behaviour
  }

  public let server: StubServer
  private let state: Mutex<State>
  /// Questions that were understood, those that only warm it left out.
  public let requests = EventLog<StubChatRequest>("questions to the model")
  public let warmUps = EventLog<StubChatRequest>("warm-ups")

  public init(models: [String] = ["stub-model"], _ behaviour: @escaping Behaviour) throws {
    state = Mutex(State(models: models, behaviour: behaviour))
    server = try StubServer { _ in .json("{}", status: 500) }
    server.onRequest { [weak self] in self?.answer($0) ?? .hangUp }
  }

  /// As the setting `rewrite-base-url` has it.
  public var address: String { "\(server.address)/v1" }

  public func onRequest(_ behaviour: @escaping Behaviour) { state.withLock { $0.behaviour = behaviour } }

  private func answer(_ request: StubRequest) -> StubAnswer {
    switch (request.method, request.path) {
    case ("GET", "/v1/models"):
      let names = state.withLock { $0.models }.map { "{\"id\": \(Self.quoted($0))}" }
      return .json("{\"data\": [\(names.joined(separator: ", "))]}")
    case ("POST", "/v1/chat/completions"):
      guard let question = try? StubChatRequest(request.body) else { return .json("{}", status: 400) }
      guard !question.isWarmUp else {
        warmUps.append(question)
        return .chat("", finish: "length")
      }
      requests.append(question)
      return state.withLock { $0.behaviour }(question)
    case ("HEAD", _): return .answer(status: 200, body: [])
    default: return .json("{}", status: 404)
    }
  }

  static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

extension StubAnswer {
  /// A whole answer, as servers give it that do not stream.
  public static func chat(_ text: String, finish: String = "stop") -> StubAnswer {
    .json(
      """
      {"choices": [{"index": 0, "message": {"role": "assistant", "content": \(StubChat.quoted(text))}, \
      "finish_reason": "\(finish)"}]}
      """)
  }

  /// An answer word by word.
  public static func chatStream(_ text: String, finish: String? = "stop", isDone: Bool = true) -> StubAnswer {
    var events = [StubAnswer.event(content: "")]
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.dropFirst().firstIndex(of: " ") ?? rest.endIndex
      events.append(event(content: String(rest[..<end])))
      rest = rest[end...]
    }
    if let finish { events.append("{\"choices\": [{\"delta\": {}, \"finish_reason\": \"\(finish)\"}]}") }
    if isDone { events.append("[DONE]") }
    return .events(events, isEndless: false)
  }

  /// One piece of a stream.
  public static func event(content: String) -> String {
    "{\"choices\": [{\"delta\": {\"content\": \(StubChat.quoted(content))}, \"finish_reason\": null}]}"
  }
}
