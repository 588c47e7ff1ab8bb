import GLibRuntime
import HTTP
import Speech
import TestSupport
import Testing

@testable import CloudRecognition

/// Every fault that a server can have: a sentence, as many attempts as make sense, and never a hang.
@Suite(.timeLimit(.minutes(20))) struct FaultTests {
  private let server: StubServer

  init() throws {
    GLibThread.start()
    server = try StubServer { _ in .text("x") }
  }

  private static let statuses: [(status: Int, attempts: Int, words: String)] = [
    (400, 1, "in trouble (400)"), (401, 1, "refused the key"), (403, 1, "refused the key"),
    (402, 1, "no more requests"), (404, 1, "does not know the model"), (408, 3, "did not answer in time"),
    (409, 3, "in trouble (409)"), (413, 1, "too long"), (418, 1, "in trouble (418)"), (422, 3, "in trouble (422)"),
    (429, 3, "no more requests"), (498, 1, "no more requests"), (500, 3, "in trouble (500)"),
    (502, 3, "in trouble (502)"), (503, 3, "in trouble (503)"), (504, 3, "did not answer in time"),
    (301, 1, "in trouble (301)"), (307, 1, "in trouble (307)"), (204, 1, "not understood"),
    (206, 1, "not understood"), (300, 1, "in trouble (300)"), (304, 1, "in trouble (304)"),
    (405, 1, "in trouble (405)"), (406, 1, "in trouble (406)"), (407, 1, "in trouble (407)"),
    (410, 1, "in trouble (410)"), (411, 1, "in trouble (411)"), (415, 1, "in trouble (415)"),
    (421, 1, "in trouble (421)"), (424, 1, "in trouble (424)"), (426, 1, "in trouble (426)"),
    (431, 1, "in trouble (431)"), (451, 1, "in trouble (451)"), (499, 1, "in trouble (499)"),
    (501, 3, "in trouble (501)"), (505, 3, "in trouble (505)"), (507, 3, "in trouble (507)"),
    (511, 3, "in trouble (511)"), (520, 3, "in trouble (520)"), (529, 3, "in trouble (529)"),
    (599, 3, "in trouble (599)"), (600, 3, "in trouble (600)"), (999, 3, "in trouble (999)"),
  ]

  /// Whatever number a server thinks of, it is a typed fault with a sentence.
  @Test func everyStatusIsAFault() throws {
    let provider = try #require(CloudProvider.groq)
    for status in Array(100..<200) + Array(300..<1000) {
      let sentence = CloudFault(HTTPResponse(status: status)).sentence(about: provider)
      #expect(sentence.hasSuffix(".") || sentence.contains("utter key"), "\(status)")
    }
  }

  /// Each stage of a request has a time limit of its own, and the whole grows with the recording.
  @Test func theTimeLimits() {
    #expect(
      CloudDeadlines.request(.zero) == HTTPDeadlines(connect: .seconds(5), firstByte: .seconds(20), total: .seconds(30))
    )
    let long = CloudDeadlines.request(.seconds(300))
    #expect(long == HTTPDeadlines(connect: .seconds(5), firstByte: .seconds(310), total: .seconds(610)))
  }

  @Test(arguments: statuses) @GLibActor
  func aStatusHasASentence(status: Int, attempts: Int, words: String) async throws {
    let stage = try Stage(server, "\"streaming\": false")
    server.onRequest { _ in .json("{\"error\": {\"message\": \"\(Stage.key)\"}}", status: status) }
    let sentence = try await stage.failure()
    #expect(sentence.contains(words))
    #expect(!sentence.contains(Stage.key))
    #expect(server.requests.events.filter { $0.method == "POST" }.count == attempts)
  }

  @Test @GLibActor func aServerThatComesBackIsHeard() async throws {
    let stage = try Stage(server, "\"streaming\": false")
    let count = EventLog<Int>("attempts")
    server.onRequest { request in
      guard request.method == "POST" else { return .text("") }
      count.append(1)
      return count.count < 3 ? .json("{}", status: 503) : .text("at last")
    }
    #expect(try await stage.transcribe(Stage.speech) == "at last")
    let waits = stage.clock.waits
    #expect(waits.count == 2 && (.milliseconds(250)...(.milliseconds(500))).contains(waits[0]))
    #expect((.milliseconds(500)...(.seconds(1))).contains(waits[1]))
  }

  @Test @GLibActor func retryAfterIsHonouredWithinPatience() async throws {
    let stage = try Stage(server, "\"streaming\": false")
    server.onRequest { _ in .json("{}", status: 429, fields: ["retry-after": "2"]) }
    #expect(try await stage.failure().contains("it does again in 2 s"))
    #expect(stage.clock.waits == [.seconds(2), .seconds(2)])
    server.onRequest { _ in .json("{}", status: 429, fields: ["retry-after": "600"]) }
    #expect(try await stage.failure().contains("in 10 min"))
    #expect(stage.clock.waits.count == 2)
  }

  private static let rubbish: [[UInt8]] = [
    [], Array("rubbish".utf8), Array("<html><body>502</body></html>".utf8), Array("{\"text\": ".utf8),
    Array("{\"text\": 7}".utf8), Array("{}".utf8), Array("null".utf8), Array("[]".utf8),
    Array("{\"text\": \"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8),
    Array(repeating: UInt8(ascii: "["), count: 50_000), Array(repeating: 32, count: 2 << 20),
  ]

  @Test(arguments: rubbish) @GLibActor func whatIsNoAnswerIsNotUnderstood(_ body: [UInt8]) async throws {
    let stage = try Stage(server)
    server.onRequest { _ in .answer(status: 200, body: body) }
    #expect(try await stage.failure().contains("was not understood"))
  }

  @Test(arguments: [StubAnswer.hangUp, .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{".utf8))]) @GLibActor
  func aConnectionThatBreaksIsTriedThrice(_ answer: StubAnswer) async throws {
    let stage = try Stage(server, "\"streaming\": false")
    server.onRequest { $0.method == "HEAD" ? .text("") : answer }
    #expect(try await stage.failure().contains("broke"))
    // One more where libcurl itself finds that a kept connection was dead.
    #expect((3...4).contains(server.requests.events.filter { $0.method == "POST" }.count))
  }

  /// What the server says before it has everything counts where it refuses, and not where it agrees.
  @Test @GLibActor func anEarlyAnswerLosesNothing() async throws {
    let stage = try Stage(server)
    server.beforeBody { $0.isStreamed ? .text("early") : nil }
    #expect(try await stage.transcribe(Stage.speech) == "x")
    #expect(server.requests.events.last?.isStreamed == false)
  }

  @Test @GLibActor func nobodyListens() async throws {
    let stage = try Stage(server, address: "http://127.0.0.1:1")
    #expect(
      try await stage.failure() == "stub cannot be reached without a network; connect, then restore the dictation.")
  }

  @Test @GLibActor func withoutANetworkNothingIsTried() async throws {
    let stage = try Stage(server, address: "https://example.invalid")
    #expect(
      try await stage.failure() == "stub cannot be reached without a network; connect, then restore the dictation.")
  }

  @Test @GLibActor func withoutAKeyNothingIsSent() async throws {
    let stage = try Stage(server, key: "")
    let sentence = try await stage.failure()
    #expect(sentence.contains("key") || sentence.contains("keyring"))
    #expect(server.connectionCount == 0)
  }

  @Test @GLibActor func plainHTTPToAnotherMachineIsRefused() async throws {
    let stage = try Stage(server, address: "http://192.0.2.1")
    #expect(try await stage.failure().contains("not encrypted"))
  }

  /// Five failures in a row, and the provider is left alone until it answers; it is asked every fifteen seconds at most.
  @Test @GLibActor func afterFiveFailuresItRestsUntilItAnswersAProbe() async throws {
    let stage = try Stage(server, "\"streaming\": false")
    server.onRequest { _ in .json("{}", status: 418) }
    for _ in 1...5 { #expect(try await stage.failure().contains("418")) }
    server.onRequest { _ in .json("{}", status: 500) }
    var before = server.requests.count
    for _ in 1...3 { #expect(try await stage.failure().contains("failed five times in a row")) }
    let probe = try await server.requests.wait(for: "the probe", from: before) { $0.first }
    #expect(probe.method == "GET" && probe.path == "/v1/models")
    stage.clock.now += .milliseconds(14_999)
    #expect(try await stage.failure().contains("failed five times in a row"))
    #expect(server.requests.count == before + 1)

    server.onRequest { $0.method == "GET" ? .json("{}") : .text("back") }
    stage.clock.now += .milliseconds(1)
    before = server.requests.count
    #expect(try await stage.failure().contains("failed five times in a row"))
    _ = try await server.requests.wait(for: "the second probe", from: before) { $0.first }
    var text: String?
    while text == nil {
      // The probe's answer comes in between, or, on a machine that is busy, another probe.
      await Task.yield()
      stage.clock.now += CircuitBreaker.rest
      text = try? await stage.transcribe(Stage.speech)
    }
    #expect(text == "back")
  }

  @Test func theBreakerCountsFailuresInARow() {
    var breaker = CircuitBreaker()
    for fault in [CloudFault.timeout, .broken(""), .serverError(status: 500), .noNetwork] { breaker.note(fault) }
    // The user's own, or the recording's, is no failure of the provider.
    for fault in [CloudFault.keyRefused, .tooLong, .quota(resetsIn: nil), .cancelled] { breaker.note(fault) }
    #expect(!breaker.isOpen)
    let isProbedEarly = breaker.mayProbe(at: .zero)
    #expect(!isProbedEarly)
    breaker.note(nil)
    for _ in 1...4 { breaker.note(.notUnderstood) }
    #expect(!breaker.isOpen)
    breaker.note(.timeout)
    #expect(breaker.isOpen)
    let times = [Duration.seconds(100), .seconds(115) - .milliseconds(1), .seconds(115)]
    let asked = times.map { breaker.mayProbe(at: $0) }
    #expect(CircuitBreaker.rest == .seconds(15) && asked == [true, false, true])
  }

  @Test @GLibActor func aCancelledUtteranceIsCancelled() async throws {
    let stage = try Stage(server)
    server.onRequest { $0.method == "HEAD" ? .text("") : .silence }
    let recognizer = try await stage.recognizer()
    try await recognizer.start(RecognitionContext()) { _ in }
    await recognizer.feed(Stage.speech)
    let finish = Task { @GLibActor in try await recognizer.finish(deadline: .seconds(1)) }
    _ = try await server.requests.wait(for: "the upload") { $0.first { $0.method == "POST" } }
    await recognizer.cancel()
    await #expect(throws: RecognizerError.cancelled) { try await finish.value }
  }
}
