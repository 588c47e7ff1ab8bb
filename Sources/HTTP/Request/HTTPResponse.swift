/// What a server answered, whatever the status.
public struct HTTPResponse: Sendable {
  public var status: Int
  /// Names in lower case.
  public var fields: [HTTPField]
  public var body: [UInt8]
  /// Connections that had to be opened for it; none where a warm one was used.
  public var connections: Int
  public var isHTTP2: Bool

  public init(status: Int, fields: [HTTPField] = [], body: [UInt8] = [], connections: Int = 0, isHTTP2: Bool = false) {
    self.status = status
    self.fields = fields
    self.body = body
    self.connections = connections
    self.isHTTP2 = isHTTP2
  }

  /// The value of the first such line.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
