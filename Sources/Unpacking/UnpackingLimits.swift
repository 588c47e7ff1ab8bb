/// How much may come out of an archive. The size is what the caller expects it to hold, not what the archive says of
/// itself.
public struct UnpackingLimits: Hashable, Sendable {
  public var bytes: Int
  public var entries: Int

  public init(bytes: Int, entries: Int = 10_000) {
    self.bytes = bytes
    self.entries = entries
  }
}
