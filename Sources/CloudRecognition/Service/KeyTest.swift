internal import HTTP
public import Secrets

/// A question to a provider that costs nothing and needs a good key.
public enum KeyTest {
  /// Returns where the provider takes the key.
  public static func run(_ key: APIKey?, with provider: CloudProvider) async throws(CloudFault) {
    let response = try await ask(CloudAccess(provider: provider, key: key), over: HTTPTransport())
    // A server that has no such question has not refused the key either.
    guard !(200..<300).contains(response.status), response.status != 404, response.status != 405 else { return }
    throw CloudFault(response)
  }

  static func ask(_ access: CloudAccess, over transport: HTTPTransport) async throws(CloudFault) -> HTTPResponse {
    var request = try access.request(.get, access.provider.probePath)
    request.deadlines = CloudDeadlines.probe
    do {
      return try await transport.send(request)
    } catch {
      throw CloudFault(error)
    }
  }
}
