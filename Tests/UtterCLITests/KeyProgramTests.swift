import GLibRuntime
import Glibc
import TestSupport
import Testing

/// `utter key`, the program itself, with a real gnome-keyring and a provider that is a stub.
@Suite struct KeyProgramTests {
  private static let key = "sk-the-key-of-this-test"

  @Test func `a key is kept, tried and removed, and shown nowhere`() async throws {
    try await PrivateSession.run { session in
      let server = try StubServer { request in
        request.fields["authorization"] == "Bearer \(Self.key)" ? .json("{}") : .json("{}", status: 401)
      }
      try await session.startKeyring()
      try Self.provide(server, in: session)

      var runs = [try await ProgramTests.utter("key", "test", "stub", in: session)]
      #expect(runs[0].end == .exited(1) && runs[0].errors.contains("utter key set stub"))
      runs.append(try await ProgramTests.utter("key", "set", "stub", in: session, input: Self.key))
      #expect(runs[1].end == .exited(0))
      runs.append(try await ProgramTests.utter("key", "test", "stub", in: session))
      #expect(runs[2].end == .exited(0) && runs[2].errors.contains("stub takes the key."))
      let other = ["UTTER_STUB_API_KEY": "sk-another"]
      runs.append(try await ProgramTests.utter("key", "test", "stub", in: session, environment: other))
      #expect(runs[3].end == .exited(1) && runs[3].errors.contains("refused the key"))
      runs.append(try await ProgramTests.utter("key", "remove", "stub", in: session))
      #expect(runs[4].end == .exited(0))
      #expect(!runs.contains { $0.errors.contains(Self.key) || $0.output.contains { $0.contains(Self.key) } })
    }
  }

  @Test func `on a terminal nobody sees what is typed`() async throws {
    try await PrivateSession.run { session in
      let server = try StubServer { request in
        request.fields["authorization"] == "Bearer \(Self.key)" ? .json("{}") : .json("{}", status: 401)
      }
      try await session.startKeyring()
      try Self.provide(server, in: session)
      let terminal = try session.start(
        "python3",
        ["\(Workspace.root)/Tests/Fixtures/on_terminal.py", "\(Workspace.programs)/utter", "key", "set", "stub"],
        log: "terminal")
      terminal.send(Self.key)
      var seen: [String] = []
      for await line in terminal.lines { seen.append(line) }
      #expect(await terminal.exit() == .exited(0), "\(session.log("terminal"))")
      #expect(seen.contains { $0.contains("Key for stub: ") })
      #expect(seen.contains { $0.contains("The key for stub is in your keyring") })
      #expect(seen.contains("typed: True") && seen.contains("echoes: True"))
      #expect(!seen.contains { $0.contains(Self.key) })
      #expect(try await ProgramTests.utter("key", "test", "stub", in: session).end == .exited(0))
    }
  }

  @Test func `without a keyring, and with local-only, it says so`() async throws {
    try await PrivateSession.run(SessionOptions(settings: ["local-only": "true"])) { session in
      let server = try StubServer { _ in .json("{}") }
      try Self.provide(server, in: session)
      let set = try await ProgramTests.utter("key", "set", "stub", in: session, input: Self.key)
      #expect(set.end == .exited(1) && set.errors.contains("No keyring answers"))
      let test = try await ProgramTests.utter(
        "key", "test", "stub", in: session, environment: ["UTTER_STUB_API_KEY": Self.key])
      #expect(test.end == .exited(1) && test.errors.contains("local-only"))
      #expect(server.connectionCount == 0)
    }
  }

  private static func provide(_ server: StubServer, in session: PrivateSession) throws {
    let folder = session.environment["XDG_CONFIG_HOME", default: ""] + "/utter"
    mkdir(folder, 0o700)
    try File.write("{\"stub\": {\"base-url\": \"\(server.address)/v1\"}}", to: folder + "/providers.json")
  }
}
