import FoundationEssentials
import GLibRuntime
import TestSupport
import Testing

/// The commands of the history, against the real service.
@Suite struct HistoryProgramTests {
  @GLibActor
  private static func utter(
    _ arguments: [String], in session: PrivateSession
  ) async throws -> (lines: [String], end: TestProcess.End, errors: String) {
    let log = "utter-\(UUID().uuidString)"
    let process = try session.start("\(Workspace.programs)/utter", arguments, log: log)
    process.closeInput()
    var lines: [String] = []
    for await line in process.lines { lines.append(line) }
    return (lines, await process.exit(), session.log(log))
  }

  @Test func `a recording that is brought in is listed, found, exported, edited and deleted`() async throws {
    try await PrivateSession.run { session in
      let speech = try await Flite.speak("hello world", into: "\(session.folder)/speech.wav", in: session)
      #expect(try await Self.utter(["history"], in: session).lines.isEmpty)
      #expect(try await Self.utter(["import", speech], in: session).end == .exited(0))

      let list = try await Self.utter(["history", "list"], in: session)
      let id = try #require(list.lines.first?.split(separator: "\t").first.map(String.init))
      #expect(list.lines.first?.lowercased().contains("speech.wav: hello world") == true)
      #expect(try await Self.utter(["history", "search", "wor"], in: session).lines == list.lines)
      #expect(try await Self.utter(["history", "search", "zebra"], in: session).lines.isEmpty)

      #expect(
        try await Self.utter(["history", "edit", id, "--title", "Greeting"], in: session).end == .exited(0))
      let shown = try await Self.utter(["history", "show", "--json"], in: session)
      #expect(shown.lines.contains("  \"title\" : \"Greeting\","))
      #expect(shown.lines.contains("  \"kind\" : \"file\","))

      let export = "\(session.folder)/notes.srt"
      #expect(try await Self.utter(["history", "export", id, "-o", export], in: session).end == .exited(0))
      #expect(try String(contentsOfFile: export, encoding: .utf8).hasPrefix("1\n00:00:00,000 --> 00:00:0"))
      let full = try await Self.utter(["history", "export", "-o", "/dev/full"], in: session)
      #expect(full.end == .exited(1))
      #expect(full.errors.contains("could not be written"))

      let stats = try await Self.utter(["stats"], in: session)
      #expect(stats.lines.first == "Sessions:    1")
      #expect(try await Self.utter(["history", "play", id], in: session).errors.contains("not there any more"))
      #expect(try await Self.utter(["history", "delete", "--all"], in: session).end == .exited(0))
      #expect(try await Self.utter(["history", "show", id], in: session).end == .exited(1))
    }
  }

  @Test(arguments: [
    ["history", "delete"], ["history", "delete", "3", "--all"], ["history", "edit", "3"], ["history", "show", "x"],
    ["history", "list", "--limit", "0"], ["history", "export", "--format", "doc"], ["history", "search"],
  ])
  func `wrong arguments are refused`(arguments: [String]) async throws {
    try await PrivateSession.run { session in
      let run = try await Self.utter(arguments, in: session)
      #expect(run.end == .exited(64))
    }
  }
}
