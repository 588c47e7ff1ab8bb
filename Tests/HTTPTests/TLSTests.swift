import HTTP
import TestSupport
import Testing

/// A real TLS server (nghttpx) with a certificate of an authority that nobody else knows.
@Suite(.timeLimit(.minutes(20))) struct TLSTests {
  private let transport = HTTPTransport()
  private let folder: TemporaryFolder
  private let server: StubServer
  private let front: TLSFront

  init() async throws {
    folder = try TemporaryFolder()
    server = try StubServer { .answer(status: 200, body: $0.body) }
    front = try await TLSFront(for: server, in: folder)
  }

  @Test func aGrowingBodyGoesOverHTTP2() async throws {
    var request = HTTPRequest(.post, try #require(HTTPAddress(front.address)))
    request.authorityFile = front.authority.certificate
    await transport.warm(request)
    let body = HTTPBody(growingFrom: [1, 2, 3])
    request.body = body
    let answer = Task { [request] in try await transport.send(request) }
    body.append([UInt8](repeating: 4, count: 100_000))
    body.complete(with: [5])
    let response = try await answer.value
    #expect(response.isHTTP2)
    #expect(response.connections == 0)
    #expect(response.body == [1, 2, 3] + [UInt8](repeating: 4, count: 100_000) + [5])
  }

  @Test func aCertificateOfAnUnknownAuthorityIsRefused() async throws {
    let request = HTTPRequest(.get, try #require(HTTPAddress(front.address)))
    let error = await #expect(throws: HTTPError.self) { try await transport.send(request) }
    guard case .notSecure(host: "localhost", _) = error else { throw ProcessFailure("\(String(describing: error))") }
    #expect(server.requests.count == 0)
  }

  @Test func aCertificateForAnotherNameIsRefused() async throws {
    let other = front.address.replacing("localhost", with: "127.0.0.1")
    var request = HTTPRequest(.get, try #require(HTTPAddress(other)))
    request.authorityFile = front.authority.certificate
    let error = await #expect(throws: HTTPError.self) { try await transport.send(request) }
    guard case .notSecure = error else { throw ProcessFailure("\(String(describing: error))") }
    #expect(server.requests.count == 0)
  }
}
