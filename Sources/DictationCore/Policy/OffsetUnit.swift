/// What a client counts when it says where the caret is in the surrounding text.
public enum OffsetUnit: Hashable, Sendable {
  /// Unicode scalars, as IBus asks for.
  case characters
  case utf8Bytes
  case utf16Units
}
