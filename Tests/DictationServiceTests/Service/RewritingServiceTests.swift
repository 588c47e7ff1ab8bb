import DictationCore
import GLibRuntime
import Glibc
import ServiceInterface
import Synchronization
import TestSupport
import Testing

/// The real service with a stub for each server: one hears a sentence, the other rewrites it.
@Suite(.timeLimit(.minutes(20))) struct RewritingServiceTests {
  private static let heard = "um please send the quarterly report to Jane by Friday"
  private static let rules = "please send the quarterly report to Jane by Friday"

  private static func run(
    heard: @escaping @Sendable () -> String = { RewritingServiceTests.heard }, _ settings: [String: String] = [:],
    _ chat: StubChat,
    _ body: @escaping @GLibActor (RunningService) async throws -> Void
  ) async throws {
    let ears = try StubServer { _ in .text(heard()) }
    var options = SessionOptions(settings: [
      "recognizer": "'cloud/ears/whisper-1'", "race-after-ms": "0", "rewrite": "'cleanup'",
      "rewrite-base-url": "'\(chat.address)'",
    ])
    options.settings.merge(settings) { $1 }
    try await PrivateSession.run(options) { session in
      let folder = session.environment["XDG_CONFIG_HOME", default: ""] + "/utter"
      mkdir(folder, 0o700)
      try File.write(
        "{\"ears\": {\"base-url\": \"\(ears.address)/v1\", \"key\": false}}", to: folder + "/providers.json")
      try await body(RunningService(in: session))
    }
  }

  @Test func `a sentence goes through the rules and a model into the hands of the engine`() async throws {
    let chat = try StubChat { _ in .chatStream("Please send the quarterly report to Jane by Friday.") }
    try await Self.run([:], chat) { service in
      let id = try await service.speak()
      service.client.stop(id)
      #expect(try await service.text(of: id) == "Please send the quarterly report to Jane by Friday.")
      let shown = ClientEvent.signal(.rewriting(id, raw: Self.heard, rules: Self.rules))
      #expect(service.events.events.contains(shown))
      #expect(chat.requests.events.map(\.transcript) == [Self.rules])
      // It was loaded while the user spoke.
      #expect(chat.warmUps.count == 1)
      let status = try await service.client.status()
      #expect(status.rewrite == "cleanup")
      #expect(status.model == "ready")
    }
  }

  @Test func `an answer that nobody dictated goes nowhere, and Accept ends the wait`() async throws {
    let chat = try StubChat { _ in .chat("Dear Jane, attached is the report. Kind regards.") }
    try await Self.run([:], chat) { service in
      let first = try await service.speak()
      service.client.stop(first)
      #expect(try await service.text(of: first) == Self.rules)

      chat.onRequest { _ in .silence }
      let second = try await service.speak()
      service.client.stop(second)
      _ = try await chat.requests.wait(for: "the second question") { $0.count > 1 ? true : nil }
      service.client.accept(second)
      #expect(try await service.text(of: second) == Self.rules)
    }
  }

  @Test func `a tone keeps the facts or is not used`() async throws {
    let chat = try StubChat { question in
      .chat(question.system.contains("pirate") ? "Arr, please send the quarterly report to Jane by Friday!" : "No.")
    }
    try await Self.run(["tone": "'pirate'"], chat) { service in
      let folder = service.session.environment["XDG_CONFIG_HOME", default: ""] + "/utter"
      try File.write("pirate: As a pirate would say it.\n", to: folder + "/tones.txt")
      let id = try await service.speak()
      service.client.stop(id)
      #expect(try await service.text(of: id) == "Arr, please send the quarterly report to Jane by Friday!")
      let reply = try await service.client.rewrite("we are not late at all", RewriteRequest(tone: "formal"))
      #expect(reply.text == "we are not late at all")
      #expect(reply.reason != nil)
      let tones = try await service.client.tones()
      #expect(tones.names.count == 15 && tones.names.last == "pirate")
      #expect(tones.current == "pirate")
    }
  }

  /// The tone of a dictation: what the speaker says at its end, else the profile of the field, else the settings.
  @Test func `a profile has its tone, and who says another gets that`() async throws {
    let chat = try StubChat { Self.answer(to: $0) }
    try await Self.run([:], chat) { service in
      let folder = service.session.environment["XDG_CONFIG_HOME", default: ""] + "/utter"
      try File.write(
        #"{"profiles": [{"application": "gtk3-im:mail", "tone": "formal"}]}"#, to: folder + "/profiles.json")
      let id = try await service.speak(in: "gtk3-im:mail")
      service.client.stop(id)
      #expect(try await service.text(of: id) == Self.formal)
      let known = try await service.client.alternatives(of: id)
      #expect(known.prefix(3).map(\.kind) == [.final, .rules, .raw])
    }
  }

  @Test func `a tone that is said is the tone from then on`() async throws {
    let words = Mutex("select tone formal")
    let chat = try StubChat { Self.answer(to: $0) }
    try await Self.run(heard: { words.withLock(\.self) }, [:], chat) { service in
      let command = try await service.speak()
      service.client.stop(command)
      #expect(try await service.text(of: command).isEmpty)
      while try await service.client.status().tone != "formal" {}
      words.withLock { $0 = Self.heard }
      let id = try await service.speak()
      service.client.stop(id)
      #expect(try await service.text(of: id) == Self.formal)
    }
  }

  @Test func `other tones are offered, written on request, and remembered`() async throws {
    let chat = try StubChat { Self.answer(to: $0) }
    try await Self.run([:], chat) { service in
      let id = try await service.speak()
      service.client.stop(id)
      _ = try await service.text(of: id)
      let asked = chat.requests.count
      let offers = try await service.client.alternatives(of: id).filter { !$0.isWritten }
      #expect(offers.count == 14)
      // Nobody has asked for one yet.
      #expect(chat.requests.count == asked)
      let formal = try await service.client.write(id, in: "formal")
      #expect(formal.draft.text == Self.formal)
      #expect(try await service.client.alternatives(of: id).contains(formal))
      // Its answer does not say what was dictated.
      let failure = await #expect(throws: DictationFailure.self) {
        try await service.client.write(id, in: "humorous")
      }
      #expect(failure?.code == .notRewritten)
      while try await service.client.tones().current != "formal" {}
    }
  }

  private static let formal = "Kindly send the quarterly report to Jane by Friday."

  /// A model that knows one tone, and cleans up.
  private static func answer(to question: StubChatRequest) -> StubAnswer {
    guard question.system.contains("The manner:") else { return .chat(rules) }
    return .chat(question.system.contains("Make it formal") ? formal : "No.")
  }

  @Test func `a server that is not there costs nothing but a sentence`() async throws {
    let chat = try StubChat { _ in .silence }
    chat.server.stop()
    try await Self.run([:], chat) { service in
      let id = try await service.speak()
      service.client.stop(id)
      #expect(try await service.text(of: id) == Self.rules)
      #expect(try await service.client.status().model == "no-server")
    }
  }
}
