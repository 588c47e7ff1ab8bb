/// What to ask of a server. Redirections are never followed, so that no header reaches another host.
public struct HTTPRequest: Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  public var method: Method
  /// HTTPS; plain HTTP only to this machine, or with `allowsPlainHTTP`.
  public var address: HTTPAddress
  public var fields: [HTTPField] = []
  public var body: HTTPBody?
  public var deadlines = HTTPDeadlines()
  /// Bytes of an answer above which it is given up.
  public var answerLimit = 1 << 20
  /// Shown each block of the body of an answer with a good status, on the transfer thread; where it returns true, the
  /// rest is not waited for, and the answer is complete.
  public var isEnough: (@Sendable ([UInt8]) -> Bool)?
  /// The user said that this server may be spoken to without encryption.
  public var allowsPlainHTTP = false
  /// A server of the user's own on this machine, which may be asked where the network may not be used.
  public var staysOnThisMachine = false
  /// A file of certificates to trust instead of the system's.
  public var authorityFile: String?

  public init(_ method: Method, _ address: HTTPAddress) {
    self.method = method
    self.address = address
  }
}
