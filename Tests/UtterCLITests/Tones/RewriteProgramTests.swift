import GLibRuntime
import TestSupport
import Testing

/// `utter rewrite` as a script calls it: the real program and the real service, with a stub in the model's place.
@Suite struct RewriteProgramTests {
  private static let words = "send me the quarterly report by Friday"

  private static func run(
    _ chat: StubChat, _ body: @escaping @GLibActor (PrivateSession) async throws -> Void
  ) async throws {
    let options = SessionOptions(settings: [
      "rewrite": "'cleanup'", "rewrite-base-url": "'\(chat.address)'", "rewrite-timeout-ms": "60000",
    ])
    try await PrivateSession.run(options, body)
  }

  @GLibActor
  private static func rewrite(
    _ arguments: [String], _ text: String = words, in session: PrivateSession
  ) async throws -> (output: String, end: TestProcess.End, errors: String) {
    let log = "utter-\(arguments.joined())"
    let process = try session.start("\(Workspace.programs)/utter", ["rewrite"] + arguments, log: log)
    process.send(text)
    process.closeInput()
    var lines: [String] = []
    for await line in process.lines { lines.append(line) }
    return (lines.joined(separator: "\n"), await process.exit(), session.log(log))
  }

  @Test func `a tone is written, and nothing else is printed`() async throws {
    let chat = try StubChat { _ in .chatStream("Could you please send me the quarterly report by Friday?") }
    try await Self.run(chat) { session in
      let run = try await Self.rewrite(["--tone", "polite"], in: session)
      #expect(run.output == "Could you please send me the quarterly report by Friday?")
      #expect(run.end == .exited(0))
      let question = try #require(chat.requests.events.first)
      #expect(question.transcript == Self.words)
      #expect(question.system.contains("Make it polite"))
      #expect(question.temperature == 0)
    }
  }

  @Test func `other facts are not printed, the text is as it was, and standard error says why`() async throws {
    let chat = try StubChat { _ in .chat("Could you please send me the quarterly report by Monday?") }
    try await Self.run(chat) { session in
      let run = try await Self.rewrite(["--tone", "polite"], in: session)
      #expect(run.output == Self.words)
      #expect(run.end == .exited(1))
      #expect(run.errors.contains("stays as it is"))
    }
  }

  @Test func `a tone that is none, and a server that is gone, are named`() async throws {
    let chat = try StubChat { _ in .silence }
    try await Self.run(chat) { session in
      let unknown = try await Self.rewrite(["--tone", "nobody's"], in: session)
      #expect(unknown.end == .exited(1))
      #expect(unknown.errors.contains("There is no tone “nobody's”"))
      chat.server.stop()
      let lost = try await Self.rewrite(["--tone", "formal"], in: session)
      #expect(lost.output == Self.words)
      #expect(lost.end == .exited(1))
      #expect(lost.errors.contains(chat.server.address))
      #expect(try await Self.rewrite(["--tone", "formal", "--cleanup"], in: session).end == .exited(64))
    }
  }
}
