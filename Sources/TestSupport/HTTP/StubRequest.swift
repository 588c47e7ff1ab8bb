/// What a stub server was asked.
public struct StubRequest: Sendable, CustomStringConvertible {
  public var method: String
  public var path: String
  /// Names in lower case.
  public var fields: [String: String]
  public var body: [UInt8]
  /// The sizes of its chunks; empty where the length was announced.
  public var chunks: [Int]
  /// Which connection it came over, counted from 1.
  public var connection: Int
  /// When the last byte of it had come.
  public var arrival: ContinuousClock.Instant

  public var description: String { "\(method) \(path), \(body.count) bytes" + (isStreamed ? ", streamed" : "") }

  public var isStreamed: Bool { fields["transfer-encoding"] == "chunked" }

  /// The form in the body, read strictly.
  public func form() throws -> StubForm { try StubForm(body, type: fields["content-type"] ?? "") }
}
