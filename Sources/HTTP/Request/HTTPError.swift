/// Why a request has no answer. No case holds a header or a body.
public enum HTTPError: Error, Hashable, Sendable {
  /// The user allows no network use at all.
  case forbidden
  /// Plain HTTP to another machine, which nobody allowed.
  case notEncrypted(host: String)
  case hostNotFound(String)
  case cannotConnect(String)
  /// The connection could not be secured; the detail is libcurl's.
  case notSecure(host: String, detail: String)
  /// A deadline passed.
  case connectTimeout
  case firstByteTimeout
  case totalTimeout
  /// The connection broke; the detail is libcurl's.
  case broken(String)
  /// The server answered that all is well before it had everything.
  case answeredEarly
  case answerTooLarge
  case cancelled
}
