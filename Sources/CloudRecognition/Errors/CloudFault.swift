/// Why a web service gave no text. No case holds a key, a header or anything that was said.
public enum CloudFault: Error, Hashable, Sendable {
  case localOnly
  case noKey
  /// The keyring's own sentence.
  case keyUnreadable(String)
  /// 401 and 403.
  case keyRefused
  case noNetwork
  case timeout
  /// Too many requests, or too little money.
  case quota(resetsIn: Duration?)
  case tooLong
  /// 404: the model or the address.
  case unknownModel
  /// Another status that is not the user's to mend.
  case serverError(status: Int)
  /// The connection broke; the detail is libcurl's.
  case broken(String)
  /// Neither HTTPS nor allowed without, or a certificate that does not hold.
  case notSecure(String)
  /// What came is no answer.
  case notUnderstood
  /// Five failures in a row; the next answer to a probe ends it.
  case resting
  case cancelled
  /// Nothing was said, so nothing was sent.
  case silence
  /// The answer was none to what was said.
  case invented
}
