/// How far a download has come, in bytes of the whole file (what an earlier attempt left included).
public struct DownloadProgress: Hashable, Sendable {
  public var received: Int
  /// nil where the server does not say.
  public var total: Int?

  public init(received: Int, total: Int?) {
    self.received = received
    self.total = total
  }
}
