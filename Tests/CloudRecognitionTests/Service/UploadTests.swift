import AudioFiles
import GLibRuntime
import Speech
import TestSupport
import Testing

@testable import CloudRecognition

@Suite(.timeLimit(.minutes(20))) struct UploadTests {
  private let server: StubServer

  init() throws {
    GLibThread.start()
    server = try StubServer { _ in .text("hello there") }
  }

  /// The whole body, byte for byte, while it is still spoken.
  @Test @GLibActor func aStreamedUploadHoldsEverySample() async throws {
    let stage = try Stage(server)
    #expect(try await stage.transcribe(Stage.speech, hints: ["Utter", "IBus"]) == "hello there")
    let request = try #require(server.requests.events.first { $0.method == "POST" })
    #expect(request.path == "/v1/audio/transcriptions")
    #expect(request.fields["authorization"] == "Bearer \(Stage.key)")
    #expect(request.isStreamed)
    let form = try request.form()
    #expect(form.parts.map(\.name) == ["model", "response_format", "temperature", "language", "prompt", "file"])
    #expect(form["model"] == "whisper-1")
    #expect(form["response_format"] == "verbose_json")
    #expect(form["temperature"] == "0")
    #expect(form["language"] == "en")
    #expect(form["prompt"] == "Utter, IBus")
    let file = try #require(form.parts.last)
    #expect(file.fileName == "speech.wav")
    #expect(file.type == "audio/wav")
    #expect(Array(file.bytes.prefix(44)) == PackedRecording.growingHeader)
    #expect(Array(file.bytes.dropFirst(44)) == PackedRecording.bytes(Stage.speech))
  }

  /// The head and the first samples are there before the last are spoken.
  @Test @GLibActor func itIsSentWhileItIsSpoken() async throws {
    let stage = try Stage(server)
    let head = EventLog<Int>("head")
    server.beforeBody { request in
      if request.method == "POST" { head.append(1) }
      return nil
    }
    let recognizer = try await stage.recognizer()
    try await recognizer.start(RecognitionContext()) { _ in }
    await recognizer.feed(Stage.silence(0.5) + Stage.noise(0.5))
    _ = try await head.wait(for: "the head of the request") { $0.first }
    await recognizer.cancel()
  }

  @Test(arguments: UploadCodec.allCases) @GLibActor
  func aFinishedUploadIsAFileOfTheCodec(_ codec: UploadCodec) async throws {
    let stage = try Stage(server, "\"streaming\": false, \"codec\": \"\(codec.rawValue)\"")
    #expect(try await stage.transcribe(Stage.speech) == "hello there")
    let request = try #require(server.requests.events.first { $0.method == "POST" })
    #expect(!request.isStreamed)
    let file = try #require(try request.form().parts.last)
    let folder = try TemporaryFolder()
    let samples = try AudioFileReader(path: folder.write(file.bytes, to: "file")).rest()
    if codec == .opus { #expect(samples.count == Stage.speech.count) } else { #expect(samples == Stage.speech) }
  }

  /// A server that cannot take a growing body is found out once, and nothing of what was said is lost by it.
  @Test(arguments: [400, 411, 501]) @GLibActor func aServerThatRefusesStreamsIsRemembered(status: Int) async throws {
    let stage = try Stage(server)
    server.onRequest { $0.isStreamed ? .json("{}", status: status) : .text("whole") }
    for _ in 1...2 { #expect(try await stage.transcribe(Stage.speech) == "whole") }
    let requests = server.requests.events.filter { $0.method == "POST" }
    #expect(requests.map(\.isStreamed) == [true, false, false])
    let folder = try TemporaryFolder()
    let file = try #require(try requests[1].form().parts.last)
    #expect(try AudioFileReader(path: folder.write(file.bytes, to: "x.flac")).rest() == Stage.speech)
  }

  @Test @GLibActor func whatWasLearntOutlivesTheProgram() async throws {
    let folder = try TemporaryFolder()
    StreamingMemory(file: folder.file("known.json")).note("http://a:1", takesStreams: false)
    #expect(StreamingMemory(file: folder.file("known.json")).takesStreams("http://a:1") == false)
    #expect(StreamingMemory(file: folder.file("known.json")).takesStreams("http://b:1") == nil)
  }

  /// The connection breaks in the middle: everything goes again.
  @Test @GLibActor func aConnectionThatBreaksCostsNothing() async throws {
    let stage = try Stage(server)
    server.breakStreams(after: 20_000)
    #expect(try await stage.transcribe(Stage.speech) == "hello there")
    let request = try #require(server.requests.events.last)
    #expect(!request.isStreamed)
  }

  @Test @GLibActor func longSpeechIsCutAtPausesAndJoinedInOrder() async throws {
    let stage = try Stage(server)
    let count = EventLog<Int>("recordings")
    server.onRequest { request in
      guard request.method == "POST" else { return .text("") }
      count.append(1)
      return .text("part \(count.count)")
    }
    let recognizer = try await stage.recognizer()
    let partials = EventLog<String>("partials")
    try await recognizer.start(RecognitionContext()) { event in
      if case .partial(let hypothesis) = event { partials.append(hypothesis.stable) }
    }
    for number in 1...3 {
      await recognizer.feed(Stage.noise(10, seed: UInt64(number)) + Stage.silence(1))
      if number < 3 {
        _ = try await partials.wait(for: "part \(number)") { $0.first { $0.hasSuffix("part \(number)") } }
      }
    }
    #expect(try await recognizer.finish(deadline: .seconds(1)).text == "part 1 part 2 part 3")
    #expect(try stage.forms().map { $0["prompt"] } == [nil, "part 1", "part 2"])
  }

  @Test @GLibActor func nothingIsSentWhenNothingWasSaid() async throws {
    let stage = try Stage(server)
    #expect(try await stage.transcribe(Stage.silence(3)) == "")
    #expect(!server.requests.events.contains { $0.method == "POST" })
  }

  @Test @GLibActor func tooLargeARecordingIsNotSent() async throws {
    let stage = try Stage(server, "\"streaming\": false, \"upload-limit\": 1000")
    #expect(try await stage.failure() == "The recording is too long for stub; dictate in shorter pieces.")
    #expect(!server.requests.events.contains { $0.method == "POST" })
  }
}
