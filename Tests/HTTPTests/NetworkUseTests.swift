import HTTP
import TestSupport
import Testing

/// The prohibition holds for a whole process, so each test has one of its own.
@Suite(.timeLimit(.minutes(20))) struct NetworkUseTests {
  @Test func whereItIsForbiddenNothingConnects() async {
    await #expect(processExitsWith: .success) {
      let server = try StubServer { _ in .text("x") }
      NetworkUse.isForbidden = true
      let address = try #require(HTTPAddress(server.address))
      await #expect(throws: HTTPError.forbidden) { try await HTTPTransport().send(HTTPRequest(.post, address)) }
      let folder = try TemporaryFolder()
      #expect(throws: TransferError.forbidden) {
        try Download(address: server.address, partialFile: folder.file("model")).run()
      }
      #expect(server.connectionCount == 0)
    }
  }

  @Test func aServerOnThisMachineIsNoNetwork() async {
    await #expect(processExitsWith: .success) {
      let server = try StubServer { _ in .text("x") }
      NetworkUse.isForbidden = true
      var own = HTTPRequest(.post, try #require(HTTPAddress(server.address)))
      own.staysOnThisMachine = true
      #expect(try await HTTPTransport().send(own).status == 200)
      var other = HTTPRequest(.post, try #require(HTTPAddress("https://192.0.2.1/")))
      other.staysOnThisMachine = true
      let request = other
      await #expect(throws: HTTPError.forbidden) { try await HTTPTransport().send(request) }
    }
  }

  @Test func whatIsUnderWayIsEnded() async {
    await #expect(processExitsWith: .success) {
      let reached = EventLog<Int>("reached")
      let server = try StubServer { _ in
        reached.append(1)
        return .silence
      }
      let transport = HTTPTransport()
      let address = try #require(HTTPAddress(server.address))
      let answer = Task { try await transport.send(HTTPRequest(.post, address)) }
      _ = try await reached.wait(for: "the request") { $0.first }
      NetworkUse.isForbidden = true
      transport.cancelAll()
      await #expect(throws: HTTPError.forbidden) { try await answer.value }
    }
  }
}
