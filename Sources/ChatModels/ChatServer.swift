internal import CloudRecognition
internal import HTTP

/// A server of language models, as the settings name it.
struct ChatServer: Sendable {
  let provider: CloudProvider

  /// - Parameters:
  ///   - text: an address, or the name of one of `known`.
  ///   - known: where one of them has the address, its key and options are used.
  /// - Returns: nil for what is neither.
  init?(_ text: String, known: [CloudProvider]) {
    if let provider = known.first(where: { $0.name == text }) {
      self.provider = provider
      return
    }
    guard let address = HTTPAddress(text) else { return nil }
    if let provider = known.first(where: { $0.base.description == address.description }) {
      self.provider = provider
      return
    }
    var provider = CloudProvider(name: address.origin, title: address.origin, base: address)
    provider.needsKey = false
    self.provider = provider
  }

  /// The user's own: the model is loaded on demand, and costs nothing.
  var isLocal: Bool { provider.base.isLoopback || provider.allowsPlainHTTP }
}
