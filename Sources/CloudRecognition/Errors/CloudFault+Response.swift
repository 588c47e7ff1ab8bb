public import HTTP

extension CloudFault {
  /// What a status other than 2xx means.
  public init(_ response: HTTPResponse) {
    switch response.status {
    case 401, 403: self = .keyRefused
    case 402: self = .quota(resetsIn: nil)
    case 404: self = .unknownModel
    case 408, 504: self = .timeout
    case 413: self = .tooLong
    case 429, 498: self = .quota(resetsIn: response.retryAfter)
    default: self = .serverError(status: response.status)
    }
  }

  init(_ error: HTTPError) {
    self =
      switch error {
      case .forbidden: .localOnly
      case .notEncrypted: .notSecure("it is not encrypted")
      case .hostNotFound, .cannotConnect: .noNetwork
      case .notSecure(_, let detail): .notSecure(detail)
      case .connectTimeout, .firstByteTimeout, .totalTimeout: .timeout
      case .broken(let detail): .broken(detail)
      case .answeredEarly: .broken("an answer before the end of the recording")
      case .answerTooLarge: .notUnderstood
      case .cancelled: .cancelled
      }
  }

  /// Whether the provider is to blame, as opposed to the user, the key or the recording.
  var isFailureOfProvider: Bool {
    switch self {
    case .timeout, .serverError, .broken, .notUnderstood, .noNetwork: true
    default: false
    }
  }
}
