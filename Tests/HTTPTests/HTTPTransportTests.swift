import HTTP
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct HTTPTransportTests {
  private let transport = HTTPTransport()

  @Test func aFinishedBodyIsSentWithItsLength() async throws {
    let server = try StubServer { .answer(status: 200, body: $0.body, type: "text/plain") }
    var request = try post(server.address + "/path")
    request.fields = [HTTPField("Authorization", "Bearer key"), HTTPField("Content-Type", "text/plain")]
    request.body = HTTPBody(Array("hello".utf8))
    let response = try await transport.send(request)
    #expect(response.status == 200)
    #expect(response.body == Array("hello".utf8))
    #expect(response["content-type"] == "text/plain")
    let seen = try #require(server.requests.events.first)
    #expect(seen.path == "/path")
    #expect(seen.fields["authorization"] == "Bearer key")
    #expect(seen.fields["content-length"] == "5")
    #expect(seen.fields["expect"] == nil)
  }

  /// A growing body is sent piece by piece, however long the next piece takes.
  @Test func aGrowingBodyIsSentAsItGrows() async throws {
    let server = try StubServer { .answer(status: 200, body: $0.body) }
    var request = try post(server.address)
    let body = HTTPBody(growingFrom: [1, 2])
    request.body = body
    let answer = Task { [request] in try await transport.send(request) }
    for number in 3...40 {
      body.append([UInt8(number)])
      await Task.yield()
    }
    body.complete(with: [41, 42])
    #expect(try await answer.value.body == Array(1...42))
    #expect(server.requests.events.first?.isStreamed == true)
  }

  @Test func aConnectionIsKeptAndWarmed() async throws {
    let server = try StubServer { _ in .text("x") }
    let request = try post(server.address)
    await transport.warm(request)
    for _ in 1...3 { #expect(try await transport.send(request).connections == 0) }
    #expect(server.connectionCount == 1)
    #expect(server.requests.events.first?.method == "HEAD")
    #expect(server.requests.events.first?.fields["authorization"] == nil)
  }

  /// A kept connection may be dead without anybody knowing: the body goes out again from its beginning.
  @Test func aDeadConnectionLosesNothing() async throws {
    let server = try StubServer { .answer(status: 200, body: $0.body) }
    var request = try post(server.address)
    _ = try await transport.send(request)
    server.dropConnections()
    request.body = HTTPBody(Array(repeating: 7, count: 300_000))
    #expect(try await transport.send(request).body.count == 300_000)
    #expect(server.connectionCount == 2)
  }

  // MARK: Deadlines

  enum Stage: CaseIterable { case connect, firstByte, total, drip }

  @Test(arguments: Stage.allCases) func aDeadlineEndsTheRequest(_ stage: Stage) async throws {
    let clock = ManualTransferClock()
    let transport = HTTPTransport(clock: clock)
    let reached = EventLog<Int>("reached")
    let server = try StubServer { _ in
      defer { reached.append(1) }
      return stage == .drip ? .drip(Array("{ ".utf8)) : .silence
    }
    // Its backlog takes the connection, and nobody speaks TLS.
    let address = stage == .connect ? server.address.replacing("http:", with: "https:") : server.address
    var request = try post(address)
    let body = HTTPBody(growingFrom: [1])
    request.body = body
    request.deadlines = HTTPDeadlines(
      connect: .seconds(5), firstByte: stage == .total ? .seconds(90) : .seconds(20), total: .seconds(60))
    let answer = Task { [request] in try await transport.send(request) }
    if stage != .connect {
      // A speaker may take his time: nothing counts before the body is complete.
      clock.advance(by: .seconds(3))
      body.complete()
      _ = try await reached.wait(for: "the request") { $0.first }
    }
    // In steps, since the transfer notes the time of what happened when it looks.
    let pusher = Task {
      while !Task.isCancelled {
        clock.advance(by: .seconds(1))
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    defer { pusher.cancel() }
    let expected: HTTPError =
      switch stage {
      case .connect: .connectTimeout
      case .firstByte: .firstByteTimeout
      case .total, .drip: .totalTimeout
      }
    await #expect(throws: expected) { try await answer.value }
  }

  // MARK: Faults

  @Test func anAnswerBeforeTheEndOfTheBodyIsNoAnswerToIt() async throws {
    let server = try StubServer { _ in .text("never") }
    server.beforeBody { _ in .text("early") }
    var request = try post(server.address)
    let body = HTTPBody(growingFrom: [1])
    request.body = body
    await #expect(throws: HTTPError.answeredEarly) { try await transport.send(request) }
  }

  @Test func aRefusalBeforeTheEndOfTheBodyIsHeard() async throws {
    let server = try StubServer { _ in .text("never") }
    server.beforeBody { _ in .json("{}", status: 401) }
    var request = try post(server.address)
    request.body = HTTPBody(growingFrom: [1])
    #expect(try await transport.send(request).status == 401)
  }

  @Test(arguments: [
    StubAnswer.hangUp, .raw([]), .raw(Array("rubbish\r\n\r\n".utf8)),
    .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab".utf8)),
  ])
  func aBrokenAnswerIsAnError(_ answer: StubAnswer) async throws {
    let server = try StubServer { _ in answer }
    let error = await #expect(throws: HTTPError.self) { try await transport.send(post(server.address)) }
    guard case .broken = error else { throw ProcessFailure("\(String(describing: error))") }
  }

  @Test func anAnswerWithoutEndIsGivenUp() async throws {
    let server = try StubServer { _ in .answer(status: 200, body: [UInt8](repeating: 32, count: 3 << 20)) }
    await #expect(throws: HTTPError.answerTooLarge) { try await transport.send(post(server.address)) }
    server.onRequest { _ in
      .raw(
        Array(
          ("HTTP/1.1 200 OK\r\n" + String(repeating: "X-A: \(String(repeating: "a", count: 8000))\r\n", count: 12)).utf8
        ))
    }
    await #expect(throws: HTTPError.answerTooLarge) { try await transport.send(post(server.address)) }
  }

  @Test func aRedirectionIsNotFollowed() async throws {
    let other = try StubServer { _ in .text("stolen") }
    let server = try StubServer { [address = other.address] _ in
      .json("{}", status: 307, fields: ["Location": address])
    }
    #expect(try await transport.send(post(server.address)).status == 307)
    #expect(other.requests.count == 0)
  }

  @Test func aCancelledTaskEndsTheTransfer() async throws {
    let reached = EventLog<Int>("reached")
    let server = try StubServer { _ in
      reached.append(1)
      return .silence
    }
    let request = try post(server.address)
    let answer = Task { try await transport.send(request) }
    _ = try await reached.wait(for: "the request") { $0.first }
    answer.cancel()
    await #expect(throws: HTTPError.cancelled) { try await answer.value }
  }

  /// A server that streams for ever is left once its answer is complete.
  @Test func whatIsEnoughIsTheAnswer() async throws {
    let server = try StubServer { _ in .drip(Array("data: word\n".utf8)) }
    var request = try post(server.address)
    let seen = Mutex(0)
    request.isEnough = { block in
      seen.withLock { seen in
        seen += block.count
        return seen >= 20
      }
    }
    let response = try await transport.send(request)
    #expect(response.status == 200)
    #expect(response.body.count >= 20 && response.body.starts(with: Array("data: word\ndata: wo".utf8)))
  }

  // MARK: Safety

  @Test(arguments: ["http://192.0.2.1/", "http://example.invalid/", "http://127.0.0.1.example.invalid/"])
  func plainHTTPLeavesThisMachineOnlyWhereAllowed(_ address: String) async throws {
    let address = try #require(HTTPAddress(address))
    await #expect(throws: HTTPError.notEncrypted(host: address.host)) {
      try await transport.send(HTTPRequest(.get, address))
    }
  }

  @Test(arguments: ["", "no address", "ftp://a/", "file:///etc/passwd", "https://user:word@a/", "https://"])
  func whatIsNoAddressIsNone(_ text: String) { #expect(HTTPAddress(text) == nil) }

  private func post(_ address: String) throws -> HTTPRequest {
    HTTPRequest(.post, try #require(HTTPAddress(address)))
  }
}
