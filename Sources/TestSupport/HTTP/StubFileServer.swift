import FlyingFox
import FlyingSocks
public import Foundation
import Synchronization

/// Serves one file on the loopback interface, as well or as badly as a test wants it.
public final class StubFileServer: Sendable {
  public struct Behaviour: Sendable {
    /// Answers a request for a part with that part.
    public var supportsRanges = true
    public var version: String? = "\"one\""
    /// The connection breaks after this many bytes of the body, on each of the next answers.
    public var breaksAfter: [Int] = []
    /// The next answers are these statuses.
    public var failures: [Int] = []

    public init() {}
  }

  private struct State {
    var content: Data
    var behaviour = Behaviour()
    var requestedRanges: [String?] = []
  }

  private let server: HTTPServer
  private let state: Mutex<State>
  public let address: String

  public init(_ content: Data, path: String = "/file") async throws {
    state = Mutex(State(content: content))
    // Of the same family as every other stub: a port is nobody else's then.
    server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    let server = server
    Task { try await server.run() }
    // Its own limit of 5 s is short where many tests run at once.
    try await server.waitUntilListening(timeout: 600)
    guard case .ip4(_, let port) = await server.listeningAddress else { throw CocoaError(.featureUnsupported) }
    address = "http://localhost:\(port)\(path)"
    await server.appendRoute(HTTPRoute(stringLiteral: "GET \(path)")) { [weak self] request in
      self?.answer(request) ?? HTTPResponse(statusCode: .serviceUnavailable)
    }
  }

  public func stop() async { await server.stop() }

  /// What each request asked for (`bytes=100-`), nil for the whole file.
  public var requestedRanges: [String?] { state.withLock { $0.requestedRanges } }

  public func change(_ body: @Sendable (inout Behaviour) -> Void) { state.withLock { body(&$0.behaviour) } }

  public func replace(_ content: Data) { state.withLock { $0.content = content } }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    state.withLock { state in
      state.requestedRanges.append(request.headers[.range])
      if !state.behaviour.failures.isEmpty {
        return HTTPResponse(statusCode: HTTPStatusCode(state.behaviour.failures.removeFirst(), phrase: "Stub"))
      }
      let start = partStart(request, state)
      guard start <= state.content.count else {
        return HTTPResponse(statusCode: HTTPStatusCode(416, phrase: "Range Not Satisfiable"))
      }
      var headers = HTTPHeaders()
      if let version = state.behaviour.version { headers[.eTag] = version }
      if start > 0 { headers[.contentRange] = "bytes \(start)-\(state.content.count - 1)/\(state.content.count)" }
      let part = state.content.dropFirst(start)
      let sent = state.behaviour.breaksAfter.isEmpty ? part.count : state.behaviour.breaksAfter.removeFirst()
      let body = HTTPBodySequence(from: Body(sent: Data(part.prefix(sent)), announced: part.count), count: part.count)
      return HTTPResponse(statusCode: start > 0 ? .partialContent : .ok, headers: headers, body: body)
    }
  }

  private func partStart(_ request: HTTPRequest, _ state: State) -> Int {
    guard state.behaviour.supportsRanges, let range = request.headers[.range] else { return 0 }
    if let condition = request.headers[HTTPHeader("If-Range")], condition != state.behaviour.version { return 0 }
    return Int(range.dropFirst("bytes=".count).prefix { $0.isNumber }) ?? 0
  }
}

/// A body that may break off before the length it was announced with: then the server closes the connection.
private struct Body: AsyncBufferedSequence {
  typealias Element = UInt8
  let sent: Data
  let announced: Int

  func makeAsyncIterator() -> Iterator { Iterator(rest: sent[...], isCut: sent.count < announced) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var rest: Data.SubSequence
    let isCut: Bool

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> Data.SubSequence? {
      guard !rest.isEmpty else {
        if isCut { throw CancellationError() }
        return nil
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
