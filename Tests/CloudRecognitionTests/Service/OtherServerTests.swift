import GLibRuntime
import HTTP
import Secrets
import Speech
import TestSupport
import Testing

@testable import CloudRecognition

/// A server that is none of ours: `Tests/Fixtures/transcription_server.py`, of uvicorn, FastAPI, libsndfile and PocketSphinx.
@Suite(.serialized, .timeLimit(.minutes(20))) struct OtherServerTests {
  init() { GLibThread.start() }

  private static let entries = [
    "\"codec\": \"wav\"", "\"streaming\": false, \"codec\": \"wav\"", "\"streaming\": false, \"codec\": \"flac\"",
    "\"streaming\": false, \"codec\": \"opus\"", "\"response-format\": \"json\"",
  ]

  @Test(arguments: entries) @GLibActor func itUnderstandsWhatIsSent(entry: String) async throws {
    try await serve { address in
      let stage = try Stage(try StubServer { _ in .silence }, entry, address: address)
      let speech = try await Flite.samples("the weather is nice today")
      #expect(try await stage.transcribe(speech, hints: ["Utter"]).contains("weather is nice"))
      // It took the recording while it grew, so it was not sent twice.
      let isStreamed = !entry.contains("false")
      #expect(stage.service.memory.takesStreams(address) == (isStreamed ? true : nil))
    }
  }

  @Test @GLibActor func itRefusesAnotherKey() async throws {
    try await serve { address in
      let stage = try Stage(try StubServer { _ in .silence }, address: address, key: "sk-another")
      #expect(try await stage.failure().contains("refused the key"))
      var provider = CloudProvider(name: "stub", title: "stub", base: try #require(HTTPAddress(address + "/v1")))
      provider.title = "Stub"
      try await KeyTest.run(APIKey(Stage.key), with: provider)
      await #expect(throws: CloudFault.keyRefused) { try await KeyTest.run(APIKey("sk-another"), with: provider) }
    }
  }

  @GLibActor private func serve(_ body: (_ address: String) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    let server = try TestProcess(
      "/usr/bin/python3", ["\(Workspace.root)/Tests/Fixtures/transcription_server.py", Stage.key],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], errors: folder.file("errors"))
    var port: String?
    for await line in server.lines {
      port = line
      break
    }
    guard let port else { throw ProcessFailure(String(decoding: try folder.read("errors"), as: UTF8.self)) }
    do {
      try await body("http://127.0.0.1:\(port)")
    } catch {
      await server.terminate()
      throw error
    }
    await server.terminate()
  }
}
