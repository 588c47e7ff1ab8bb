internal import HTTP
internal import Secrets

/// Leave to use a provider: what every request of one dictation has in common.
struct CloudAccess: Sendable {
  let provider: CloudProvider
  let key: APIKey?

  func request(_ method: HTTPRequest.Method, _ path: String) throws(CloudFault) -> HTTPRequest {
    guard let address = provider.address(path) else { throw .unknownModel }
    var request = HTTPRequest(method, address)
    request.allowsPlainHTTP = provider.allowsPlainHTTP
    request.authorityFile = provider.authorityFile
    if let key { request.fields = [HTTPField("Authorization", "Bearer \(key.revealed)")] }
    return request
  }
}
