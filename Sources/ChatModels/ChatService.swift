public import CloudRecognition
public import GLibRuntime
internal import HTTP
internal import Localization
internal import Logging
public import Rewriting

/// The language model that the settings name: whether it can be asked, and what it answers.
@GLibActor
public final class ChatService {
  /// How long a model stays loaded that nobody asks: Ollama's five minutes, and a margin.
  private static let staysLoaded: Duration = .seconds(240)

  /// What was known of the model last.
  public private(set) var availability = ModelAvailability.unknown {
    didSet { if availability != oldValue { log.info("The language model: \(availability.code).") } }
  }
  /// An address or the name of a provider, as in the settings.
  public private(set) var server = ""
  /// Empty: the first that a server on this machine names.
  public private(set) var model = ""

  private let cloud: CloudService
  private let file: ProviderFile
  private let log = Logger(label: "rewriting")
  /// What the server is asked for where the user has named no model.
  private var namedModel: String?
  private var forms: [String: ChatForm] = [:]
  private var warming: Task<Void, Never>?
  private var lastAnswer: ContinuousClock.Instant?

  public init(_ cloud: CloudService, providers file: ProviderFile) {
    self.cloud = cloud
    self.file = file
  }

  /// Forgets what was known where either is another.
  public func configure(server: String, model: String) {
    guard (server, model) != (self.server, self.model) else { return }
    (self.server, self.model) = (server, model)
    (availability, namedModel, lastAnswer) = (.unknown, nil, nil)
  }

  // MARK: Availability

  /// Asks the server whether it has the model.
  @discardableResult
  public func check() async -> ModelAvailability {
    let asked = (server, model)
    let found: ModelAvailability
    if let server = chatServer {
      do {
        found = try await ask(server)
      } catch {
        found = Self.meaning(of: error, at: server.provider)
      }
    } else {
      found = .unusable(localized("rewrite-base-url is neither an address nor the name of a provider: change it."))
    }
    guard asked == (server, model) else { return availability }
    // Being on the list says nothing about being loaded.
    if found != .ready || warming == nil { availability = found }
    return availability
  }

  private func ask(_ server: ChatServer) async throws(CloudFault) -> ModelAvailability {
    var request = try await cloud.request(.get, server.provider.probePath, of: server.provider)
    request.deadlines = ChatDeadlines.check
    request.answerLimit = 4 << 20
    let response = try await cloud.send(request)
    switch response.status {
    case 200..<300: break
    // llama.cpp, while it reads the model.
    case 503: return .loading
    // A server without this question may still answer.
    case 404, 405: return .ready
    default: throw CloudFault(response)
    }
    guard let list = ModelList(parsing: response.body) else { throw .notUnderstood }
    guard model.isEmpty else { return list.contains(model) ? .ready : .modelMissing(has: list.names) }
    // With somebody else's models the choice is the user's, who pays for it.
    guard server.isLocal, let first = list.names.first else { return .modelMissing(has: list.names) }
    namedModel = first
    return .ready
  }

  private var chatServer: ChatServer? { ChatServer(server, known: file.read().providers) }

  private static func meaning(of fault: CloudFault, at provider: CloudProvider) -> ModelAvailability {
    switch fault {
    case .noNetwork, .timeout, .broken: .noServer
    case .unknownModel: .modelMissing(has: [])
    case .serverError(status: 503): .loading
    case .cancelled: .unknown
    default: .unusable(fault.sentence(about: provider))
    }
  }

  // MARK: Warming

  /// Makes the model ready for a text that comes soon: finds out whether it is there, and has it loaded.
  public func prepare(for task: RewriteTask, language: String) {
    guard warming == nil else { return }
    warming = GLibActor.task { [self] in
      let found = await check()
      if found.mayAnswer { await warm(task, language: language) }
      warming = nil
    }
  }

  private func warm(_ task: RewriteTask, language: String) async {
    guard let server = chatServer, let request = try? await cloud.request(.head, "/", of: server.provider) else {
      return
    }
    let isLoaded = lastAnswer.map { ContinuousClock.now - $0 < Self.staysLoaded } ?? false
    guard server.isLocal, !isLoaded else {
      availability = .ready
      return await cloud.warm(request)
    }
    availability = .loading
    do {
      _ = try await complete(RewritePrompt.warmUp(task, language: language).messages, tokens: 1, at: server)
    } catch is Rejection {
      // It was cut off after a word, as was asked.
    } catch let fault as CloudFault {
      availability = Self.meaning(of: fault, at: server.provider)
      return
    } catch {
      return
    }
    availability = .ready
  }

  // MARK: Answers

  /// - Throws: `Rejection` for an answer that was cut off or has no end, `CloudFault` where there is none.
  @GLibActor
  public func answer(to messages: [ChatMessage], tokens: Int) async throws -> String {
    guard let server = chatServer else { throw CloudFault.unknownModel }
    do {
      let text = try await complete(messages, tokens: tokens, at: server)
      availability = .ready
      return text
    } catch let fault as CloudFault {
      if fault != .cancelled, fault != .timeout { availability = Self.meaning(of: fault, at: server.provider) }
      throw fault
    }
  }

  /// Asks in the fullest form that the server takes.
  private func complete(_ messages: [ChatMessage], tokens: Int, at server: ChatServer) async throws -> String {
    let name = model.isEmpty ? namedModel ?? "" : model
    let place = "\(server.provider.base.description) \(name)"
    var form = forms[place] ?? .withoutReasoning
    while true {
      let body = ChatRequest(name, messages, tokens: tokens, form: form, isLocal: server.isLocal)
      let stream = ChatStream(limit: tokens * 4 + ChatDeadlines.reasoningBytes)
      let response = try await post(body, to: server, into: stream)
      switch response.status {
      case 200..<300:
        forms[place] = form
        lastAnswer = .now
        guard let text = try stream.text(response.body) else { throw CloudFault.notUnderstood }
        return text
      case 400, 422:
        guard let next = form.next else { throw CloudFault(response) }
        form = next
      default: throw CloudFault(response)
      }
    }
  }

  private func post(
    _ body: ChatRequest, to server: ChatServer, into stream: ChatStream
  ) async throws -> HTTPResponse {
    var request = try await cloud.request(.post, "/chat/completions", of: server.provider)
    request.fields.append(HTTPField("Content-Type", "application/json"))
    request.body = HTTPBody(body.bytes)
    request.deadlines = ChatDeadlines.answer
    request.answerLimit = ChatDeadlines.answerBytes
    request.isEnough = { stream.take($0) }
    do {
      return try await cloud.send(request)
    } catch CloudFault.notUnderstood {
      throw Rejection.tooLong
    }
  }
}

extension ChatService: LanguageModel {
  public var sentence: String {
    let name = chatServer?.provider.title ?? server
    return availability.sentence(model: model.isEmpty ? namedModel ?? "" : model, server: name)
  }
}
