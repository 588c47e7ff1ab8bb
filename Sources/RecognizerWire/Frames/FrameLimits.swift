/// Bounds that both ends of the wire agree on.
public enum FrameLimits {
  /// Bytes behind the length of a frame. Room for the text of the longest recording (4 hours) and for a large
  /// dictionary.
  public static let maximumPayload = 8 << 20
  /// Samples in one `audio` message: a second. Longer stretches are cut.
  public static let maximumSamples = 16_000
  /// Spoken by both programs since they are installed together; raised whenever a message changes.
  public static let version: UInt16 = 2
}
