internal import CCurl

/// An absolute HTTP or HTTPS address, without a user name in it.
public struct HTTPAddress: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// In lower case, without brackets.
  public let host: String
  public let isEncrypted: Bool
  /// Scheme, host and port: what connections are kept for.
  public let origin: String

  /// nil for what is none.
  public init?(_ text: String) {
    guard let url = curl_url() else { return nil }
    defer { curl_url_cleanup(url) }
    guard curl_url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK,
      let scheme = Self.part(CURLUPART_SCHEME, of: url), ["http", "https"].contains(scheme),
      let host = Self.part(CURLUPART_HOST, of: url)?.lowercased(), !host.isEmpty,
      Self.part(CURLUPART_USER, of: url) == nil, Self.part(CURLUPART_PASSWORD, of: url) == nil,
      let port = Self.part(CURLUPART_PORT, of: url, UInt32(CURLU_DEFAULT_PORT)),
      let whole = Self.part(CURLUPART_URL, of: url)
    else { return nil }
    description = whole
    self.host = host.first == "[" ? String(host.dropFirst().dropLast()) : host
    isEncrypted = scheme == "https"
    origin = "\(scheme)://\(host):\(port)"
  }

  /// Whether the name or number can only mean this machine.
  public var isLoopback: Bool { host == "localhost" || host == "::1" || Self.isLoopback(number: host) }

  static func isLoopback(number: String) -> Bool {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return number == "::1" || number == "::ffff:127.0.0.1"
      || (parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil })
  }

  private static func part(_ part: CURLUPart, of url: OpaquePointer, _ flags: UInt32 = 0) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(url, part, &text, flags) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
  }
}
