import CloudRecognition
import GLibRuntime
import HTTP
import Rewriting
import TestSupport
import Testing

@testable import ChatModels

@Suite(.timeLimit(.minutes(20))) struct ChatServiceTests {
  init() { GLibThread.start() }

  // MARK: Questions

  @Test(arguments: [StubAnswer.chat("We meet."), .chatStream("We meet."), .chatStream("We meet.", isDone: false)])
  @GLibActor func aWholeAnswerAndAStreamAreAlike(_ answer: StubAnswer) async throws {
    let stage = try ChatStage(StubChat { _ in answer })
    #expect(try await stage.answer() == "We meet.")
  }

  @Test @GLibActor func theQuestionIsWhatTheTaskSays() async throws {
    let stage = try ChatStage(StubChat { _ in .chat("We meet today.") }, model: "stub-model")
    #expect(try await stage.rewrite("we meet today").text == "We meet today.")
    let question = try #require(stage.chat.requests.events.first)
    #expect(question.model == "stub-model")
    #expect(question.temperature == 0)
    #expect(question.transcript == "we meet today")
    #expect(question.maxTokens == RewritePrompt("we meet today", task: .cleanup, language: "en").answerTokens)
    #expect(question.fields.isSuperset(of: ["stream", "reasoning_effort", "chat_template_kwargs"]))
  }

  @Test @GLibActor func aServerThatRefusesFieldsIsAskedWithoutThemFromThenOn() async throws {
    let stage = try ChatStage(
      StubChat { $0.temperature == nil ? .chat("We meet.") : .json("{\"error\": {}}", status: 400) })
    for _ in 0..<2 { #expect(try await stage.answer() == "We meet.") }
    let fields = stage.chat.requests.events.map { $0.fields.subtracting(["model", "messages", "stream"]) }
    #expect(
      fields == [
        ["temperature", "max_tokens", "reasoning_effort", "chat_template_kwargs"], ["temperature", "max_tokens"],
        ["max_completion_tokens"], ["max_completion_tokens"],
      ])
  }

  @Test @GLibActor func theKeyOfAProviderGoesToItsServerOnly() async throws {
    let stage = try ChatStage(
      StubChat { _ in .chat("We meet.") }, providers: "{\"home\": {\"base-url\": \"ADDRESS\"}}", server: "home",
      environment: ["UTTER_HOME_API_KEY": ChatStage.key])
    #expect(try await stage.answer() == "We meet.")
    #expect(stage.chat.server.requests.events.last?.fields["authorization"] == "Bearer \(ChatStage.key)")
    let other = try ChatStage(StubChat { _ in .chat("We meet.") }, environment: ["UTTER_HOME_API_KEY": ChatStage.key])
    #expect(try await other.answer() == "We meet.")
    #expect(other.chat.server.requests.events.allSatisfy { $0.fields["authorization"] == nil })
  }

  @Test @GLibActor func anAddressThatIsAProvidersTakesItsKey() async throws {
    let stage = try ChatStage(
      StubChat { _ in .chat("We meet.") }, providers: "{\"home\": {\"base-url\": \"ADDRESS\"}}",
      environment: ["UTTER_HOME_API_KEY": ChatStage.key])
    _ = try await stage.answer()
    #expect(stage.chat.server.requests.events.last?.fields["authorization"] == "Bearer \(ChatStage.key)")
  }

  // MARK: Answers that are none

  static let faults: [(StubAnswer, Rejection)] = [
    (.chat("We meet", finish: "length"), .unfinished), (.chat("We meet", finish: "content_filter"), .unfinished),
    (.chatStream("We meet", finish: "length"), .unfinished),
    (.chatStream("We meet", finish: nil, isDone: false), .unfinished),
    (.events([StubAnswer.event(content: "We meet. ")], isEndless: true), .tooLong),
    (.events(["{\"choices\": [{\"delta\": {\"reasoning_content\": \"hm \"}}]}"], isEndless: true), .tooLong),
    (.events([": still there"], isEndless: true), .tooLong),
    (.answer(status: 200, body: [UInt8](repeating: 32, count: 2 << 20)), .tooLong),
  ]

  @Test(arguments: faults) @GLibActor func anAnswerWithoutAnEndIsLeft(_ answer: StubAnswer, _ rejection: Rejection)
    async throws
  {
    let stage = try ChatStage(StubChat { _ in answer })
    await #expect(throws: rejection) { try await stage.answer() }
  }

  @Test(arguments: [
    (StubAnswer.hangUp, CloudFault.broken("")), (.raw(Array("rubbish\r\n\r\n".utf8)), .broken("")),
    (.json("{}", status: 401), .keyRefused), (.json("{}", status: 404), .unknownModel),
    (.json("{}", status: 500), .serverError(status: 500)), (.json("{}", status: 429), .quota(resetsIn: nil)),
    (.json("{\"error\": \"what\"}", status: 400), .serverError(status: 400)),
    (.json("<html>"), .notUnderstood), (.json("{\"choices\": 3}"), .notUnderstood), (.json(""), .notUnderstood),
    (.json("{}", status: 307, fields: ["Location": "http://127.0.0.1:1/"]), .serverError(status: 307)),
  ])
  @GLibActor func aServerInTroubleIsNamed(_ answer: StubAnswer, _ fault: CloudFault) async throws {
    let stage = try ChatStage(StubChat { _ in answer })
    let error = await #expect(throws: CloudFault.self) { try await stage.answer() }
    if case .broken = fault, case .broken = error { return }
    #expect(error == fault)
  }

  @Test @GLibActor func aCancelledQuestionIsNotWaitedFor() async throws {
    let stage = try ChatStage(StubChat { _ in .silence })
    let answer = GLibActor.task { () -> Bool in (try? await stage.answer()) == nil }
    _ = try await stage.chat.requests.wait(for: "the question") { $0.first }
    answer.cancel()
    #expect(await answer.value)
  }

  // MARK: Availability

  @Test(arguments: [
    (["qwen3:4b"], "qwen3:4b", ModelAvailability.ready), (["qwen3:latest"], "qwen3", .ready),
    (["a", "b"], "c", .modelMissing(has: ["a", "b"])), ([], "c", .modelMissing(has: [])), (["a"], "", .ready),
    ([], "", .modelMissing(has: [])),
  ])
  @GLibActor func theModelsOfTheServer(_ has: [String], _ wanted: String, _ availability: ModelAvailability)
    async throws
  {
    let stage = try ChatStage(StubChat(models: has) { _ in .chat("") }, model: wanted)
    #expect(stage.service.availability == .unknown)
    #expect(await stage.service.check() == availability)
    #expect(stage.service.availability == availability)
    #expect(stage.service.sentence.hasSuffix("."))
  }

  @Test @GLibActor func withoutAServerThereIsNone() async throws {
    let stage = try ChatStage(StubChat { _ in .chat("") })
    stage.chat.server.stop()
    #expect(await stage.service.check() == .noServer)
    #expect(!stage.service.availability.mayAnswer)
    await #expect(throws: CloudFault.noNetwork) { try await stage.answer() }
  }

  @Test(arguments: [
    ("no address", "rewrite-base-url"), ("http://192.0.2.1/v1", "not encrypted"), ("groq", "key"),
    ("nobody", "rewrite-base-url"),
  ])
  @GLibActor func whatCannotBeAskedIsSaid(_ server: String, _ word: String) async throws {
    let stage = try ChatStage(
      StubChat { _ in .chat("") }, server: server, environment: ["UTTER_OTHER_API_KEY": ChatStage.key])
    guard case .unusable(let sentence) = await stage.service.check() else {
      Issue.record("\(stage.service.availability)")
      return
    }
    #expect(sentence.contains(word) || sentence.contains("keyring"))
  }

  @Test @GLibActor func aServerThatReadsItsModelIsLoading() async throws {
    let chat = try StubChat { _ in .chat("") }
    let stage = try ChatStage(chat)
    chat.server.onRequest { _ in .json("{\"error\": {\"message\": \"Loading model\"}}", status: 503) }
    #expect(await stage.service.check() == .loading)
    #expect(stage.service.availability.mayAnswer)
  }

  @Test @GLibActor func aModelOfOnesOwnIsLoadedAtTheKeyPress() async throws {
    let stage = try ChatStage(StubChat { _ in .chat("We meet.") }, model: "stub-model")
    stage.service.prepare(for: .cleanup, language: "de")
    let warmUp = try await stage.chat.warmUps.wait(for: "a warm-up") { $0.first }
    #expect(warmUp.system.contains("in German"))
    #expect(warmUp.maxTokens == 1)
    while stage.service.availability != .ready {
      try Task.checkCancellation()
      await Task.yield()
    }
    // What is loaded is not loaded again.
    stage.service.prepare(for: .cleanup, language: "de")
    #expect(try await stage.answer() == "We meet.")
    #expect(stage.chat.warmUps.count == 1)
  }

  @Test @GLibActor func anotherServerIsUnknownAgain() async throws {
    let stage = try ChatStage(StubChat { _ in .chat("") })
    #expect(await stage.service.check() == .ready)
    stage.service.configure(server: stage.chat.address, model: "another")
    #expect(stage.service.availability == .unknown)
    #expect(await stage.service.check() == .modelMissing(has: ["stub-model"]))
  }

  // MARK: Privacy

  @Test func localOnlyLeavesAServerOnThisMachineAndNoOther() async {
    await #expect(processExitsWith: .success) {
      GLibThread.start()
      try await ChatServiceTests.useLocalOnly()
    }
  }

  @GLibActor private static func useLocalOnly() async throws {
    let stage = try ChatStage(StubChat { _ in .chat("We meet.") }, environment: ["UTTER_GROQ_API_KEY": "sk"])
    stage.cloud.isForbidden = true
    #expect(try await stage.answer() == "We meet.")
    stage.service.configure(server: "groq", model: "any")
    await #expect(throws: CloudFault.localOnly) { try await stage.answer() }
  }
}
