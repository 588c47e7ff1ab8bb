import FoundationEssentials
import GLibRuntime
import Glibc
import SpeechModels
import TestSupport
import Testing

/// `utter models`, the program itself, with a store of its own and the real worker.
@Suite struct ModelsProgramTests {
  @GLibActor
  private static func models(_ arguments: String..., in session: PrivateSession) async throws -> ProgramTests.Run {
    try await ProgramTests.utter(["models"] + arguments, in: session)
  }

  @Test func `a model is imported, tried out, chosen, checked and removed`() async throws {
    try await PrivateSession.run { session in
      let imported = try await Self.models(
        "import", TinySpeechModel.folder, "--name", "tiny", "--kind", "offline-nemo-ctc", in: session)
      #expect(imported.end == .exited(0))
      #expect(imported.errors.contains("tiny works"))
      let installed = try #require(session.models.store["tiny"])
      #expect(installed.model.kind == .offlineNeMoCTC)
      #expect(session.models.knowledge[installed].realTimeFactor != nil)
      // However busy this machine is.
      session.models.knowledge.note(installed) { $0.realTimeFactor = 0.1 }

      let list = try await Self.models("list", "--installed", "--json", in: session)
      #expect(list.output.contains("    \"inUse\" : true,"))
      #expect(list.output.contains { $0.contains("\"realTimeFactor\" :") })

      #expect(try await Self.models("use", "tiny", in: session).end == .exited(0))
      #expect(try await session.setting("recognizer") == "'sherpa/tiny'")
      #expect(try await Self.models("verify", in: session).end == .exited(0))

      truncate(installed.path + "/tokens.txt", 20)
      let damaged = try await Self.models("verify", "tiny", in: session)
      #expect(damaged.end == .exited(1))
      #expect(damaged.errors.contains("tiny is damaged (tokens.txt)"))
      #expect(try await Self.models("use", "tiny", in: session).end == .exited(1))

      #expect(try await Self.models("remove", "tiny", in: session).end == .exited(0))
      #expect(session.models.store.installed().isEmpty)
      #expect(try await session.setting("recognizer") == "'auto'")
    }
  }

  @Test func `the catalogue is shown, with a recommendation`() async throws {
    try await PrivateSession.run { session in
      let list = try await Self.models("list", in: session)
      #expect(list.end == .exited(0))
      #expect(list.output.contains { $0.contains("kroko-en") && $0.contains("54 MB") })
      #expect(try await Self.models("recommend", in: session).output == ["kroko-en"])
      #expect(try await Self.models("recommend", "--language", "de", in: session).output == ["nemotron-multilingual"])
    }
  }

  @Test(arguments: [
    (["install", "krokko-en"], "There is no model \"krokko-en\""), (["remove", "gone"], "is not installed"),
    (["use", "gone"], "is not installed"), (["verify", "gone"], "is not installed"),
    (["import", "/nowhere"], "holds no model"), (["recommend", "--language", "tlh"], "No model in the catalogue"),
    (["install", "silero-vad", "--from", "/nowhere/silero.onnx"], "holds no model"),
    (["install", "silero-vad", "--from", "http://localhost:1/x"], "localhost"),
  ])
  func `what cannot be done is said in a sentence`(arguments: [String], words: String) async throws {
    try await PrivateSession.run { session in
      let run = try await ProgramTests.utter(["models"] + arguments, in: session)
      #expect(run.end == .exited(1))
      #expect(run.errors.contains(words))
      #expect(run.output.isEmpty)
    }
  }

  @Test func `local-only means that nothing is downloaded`() async throws {
    try await PrivateSession.run(SessionOptions(settings: ["local-only": "true"])) { session in
      let run = try await Self.models("install", "silero-vad", "--from", "http://localhost:1/x", in: session)
      #expect(run.end == .exited(1))
      #expect(run.errors.contains("local-only"))
    }
  }

  @Test func `a mirror that serves something else is refused`() async throws {
    let server = try await StubFileServer(Data("not a model".utf8), path: "/mirror/silero_vad.onnx")
    let mirror = String(server.address.dropLast("silero_vad.onnx".count))
    try await PrivateSession.run { session in
      let run = try await Self.models("install", "silero-vad", "--from", mirror, in: session)
      #expect(run.end == .exited(1))
      #expect(run.errors.contains("SHA-256"))
      #expect(session.models.store.installed().isEmpty)
    }
    await server.stop()
  }
}

extension PrivateSession {
  /// A key of Utter's schema, as `gsettings` writes values.
  fileprivate func setting(_ key: String) async throws -> String {
    try await run("gsettings", "get", "org.freedesktop.ibus.engine.utter", key)
  }
}
