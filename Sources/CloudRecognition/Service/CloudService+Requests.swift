internal import GLibRuntime
public import HTTP

/// For what a provider does besides recognition, over the same connections and with the same keys.
extension CloudService {
  /// A request that may be sent: with the provider's key, and encrypted where it must be. A server on this machine may
  /// be asked even where the network is not to be used.
  @GLibActor
  public func request(
    _ method: HTTPRequest.Method, _ path: String, of provider: CloudProvider
  ) async throws(CloudFault) -> HTTPRequest {
    guard !NetworkUse.isForbidden || provider.base.isLoopback else { throw .localOnly }
    var request = try await permission(for: provider).request(method, path)
    request.staysOnThisMachine = provider.base.isLoopback
    return request
  }

  /// The answer, whatever its status.
  public func send(_ request: HTTPRequest) async throws(CloudFault) -> HTTPResponse {
    do {
      return try await transport.send(request)
    } catch {
      throw CloudFault(error)
    }
  }

  /// Opens a connection that the next request finds ready.
  public func warm(_ request: HTTPRequest) async { await transport.warm(request) }
}
