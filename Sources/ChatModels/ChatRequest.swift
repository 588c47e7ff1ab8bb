internal import FoundationEssentials
internal import Rewriting

/// The body of a chat completion, as OpenAI defined it and the others took over.
struct ChatRequest: Encodable {
  private struct Message: Encodable {
    let role: String
    let content: String
  }

  private struct Template: Encodable {
    // What llama.cpp hands to the templates of models that can also reason.
    let enable_thinking = false
  }

  private let model: String
  private let messages: [Message]
  private let stream = true
  private var temperature: Double?
  private var max_tokens: Int?
  private var max_completion_tokens: Int?
  private var reasoning_effort: String?
  private var chat_template_kwargs: Template?

  /// - Parameter isLocal: the server is the user's own.
  init(_ model: String, _ messages: [ChatMessage], tokens: Int, form: ChatForm, isLocal: Bool) {
    self.model = model
    self.messages = messages.map { Message(role: $0.role.rawValue, content: $0.text) }
    switch form {
    case .withoutReasoning, .plain:
      temperature = 0
      max_tokens = tokens
    case .bare: max_completion_tokens = tokens
    }
    if form == .withoutReasoning {
      reasoning_effort = "none"
      if isLocal { chat_template_kwargs = Template() }
    }
  }

  /// As JSON; texts and numbers can always be written.
  var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }
}
