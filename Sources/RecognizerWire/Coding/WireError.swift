/// Why bytes are not a message. Whoever meets one of these ends the connection: nothing after it can be trusted.
public enum WireError: Error, Hashable, Sendable {
  /// A frame says that it is longer than `FrameLimits.maximumPayload`; nothing was kept for it.
  case oversizedFrame(Int)
  case emptyFrame
  case unknownKind(UInt8)
  /// The payload ended within a value.
  case truncated
  /// The payload goes on behind its last value.
  case trailingBytes(Int)
  case invalidText
  case invalidValue(String)
}
