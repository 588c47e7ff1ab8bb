import GLibRuntime
import Glibc
import TestSupport
import Testing

/// The whole way: key held, speech played, words of a web service in a field.
@Suite struct CloudTests {
  @Test func theWordsOfAServiceLandInTheField() async throws {
    try await CloudStage.run { stage in
      #expect(try await stage.dictate() == "Written in the cloud.")
      let request = try #require(stage.server.requests.events.first { $0.method == "POST" })
      #expect(request.fields["authorization"] == "Bearer \(CloudStage.key)")
      let form = try request.form()
      #expect(form["model"] == "whisper-1")
      #expect(form["language"] == "en")
      let file = try #require(form.parts.last)
      // At least as long as what was said.
      #expect(file.fileName == "speech.wav" && file.bytes.count > 32_000)
    }
  }

  @Test func aServiceThatFailsCostsNoWord() async throws {
    try await CloudStage.run { stage in
      stage.server.onRequest { _ in .json("{}", status: 401) }
      let text = try await stage.dictate()
      #expect(words(text) == CloudStage.sentence)
      let remark = try await stage.spoken.monitor.signal("Remark", from: 0)
      #expect("\(remark)".contains("refused the key"))
    }
  }

  @Test func localOnlyUsesNoNetworkAtAll() async throws {
    try await CloudStage.run(settings: ["local-only": "true"]) { stage in
      let text = try await stage.dictate()
      #expect(words(text) == CloudStage.sentence)
      #expect(stage.server.connectionCount == 0)
    }
  }

  private static let faults: [StubAnswer] = [
    .json("{\"error\": \"\(CloudStage.key)\"}", status: 400), .json("{}", status: 401), .json("{}", status: 404),
    .json("{}", status: 429, fields: ["retry-after": "900"]), .text("fine"), .hangUp, .raw(Array("rubbish".utf8)),
    .text("fine"), .answer(status: 200, body: Array("<html>".utf8)), .json("{}", status: 413),
    .json("{\"text\": \"Thank you.\", \"segments\": [{\"no_speech_prob\": 0.99}]}"),
    .json("{}", status: 307, fields: ["location": "http://127.0.0.1:1/"]), .text("fine"), .json("{}", status: 403),
    .json("{}", status: 408), .json("{}", status: 422), .text("fine"), .json("{}", status: 500),
    .json("{}", status: 503, fields: ["retry-after": "Fri, 01 Jan 2100 00:00:00 GMT"]),
  ]

  /// A day of use with every error: the key is in the keyring and in the request's header, and nowhere else: not on the bus
  /// (the way to the keyring is encrypted), in a file, in an argument, in the environment of a program.
  @Test func theKeyIsNowhereElse() async throws {
    try await CloudStage.run(keyring: true) { stage in
      let session = stage.spoken.session
      let bus = try TestProcess(
        "dbus-monitor", ["--session"], environment: session.environment, errors: "\(session.folder)/logs/monitor.err")
      let messages = EventLog<String>("messages")
      let reader = Task { for await line in bus.lines { messages.append(line) } }
      _ = try await messages.wait(for: "the monitor") { $0.first }
      for fault in Self.faults {
        stage.server.onRequest { $0.method == "HEAD" ? .text("") : fault }
        try await stage.attempt()
      }
      for program in ["utterd", "utter-recognizer", "ibus-engine-utter"] {
        for pid in session.processes(program) {
          #expect(try !File.read("/proc/\(pid)/cmdline").contains(CloudStage.key))
          #expect(try !File.read("/proc/\(pid)/environ").contains(CloudStage.key))
        }
      }
      await bus.terminate()
      await reader.value
      #expect(messages.count > 100)
      #expect(!messages.events.contains { $0.contains(CloudStage.key) })
      #expect(try await files(with: CloudStage.key, in: session).isEmpty)
      // The search finds what is there.
      #expect(try await files(with: "cloud/stub/whisper-1", in: session).contains("/home/"))
      let posts = stage.server.requests.events.filter { $0.method == "POST" }
      #expect(posts.count > Self.faults.count)
      #expect(posts.allSatisfy { $0.fields["authorization"] == "Bearer \(CloudStage.key)" })
      #expect(
        stage.server.requests.events.allSatisfy { request in
          !request.path.contains(CloudStage.key)
            && !String(decoding: request.body, as: UTF8.self).contains(CloudStage.key)
        })
    }
  }

  @Test func aLockedKeyringIsSaidAndCostsNoWord() async throws {
    try await CloudStage.run(keyring: true) { stage in
      try await stage.spoken.session.lockKeyring()
      let text = try await stage.dictate()
      #expect(words(text) == CloudStage.sentence)
      let remark = try await stage.spoken.monitor.signal("Remark", from: 0)
      #expect("\(remark)".contains("Your keyring is locked"))
      #expect(stage.server.connectionCount == 0)
    }
  }

  @GLibActor private func files(with text: String, in session: PrivateSession) async throws -> String {
    let search = try TestProcess(
      "grep", ["-rlsa", "--devices=skip", "--", text, session.folder], environment: session.environment,
      errors: "/dev/null")
    var files: [String] = []
    for await line in search.lines { files.append(line) }
    #expect(await search.exit() == .exited(files.isEmpty ? 1 : 0))
    return files.joined(separator: " ")
  }
}
