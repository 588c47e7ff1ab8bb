/// A setting as it is stored, before anybody looked at whether it makes sense.
public enum StoredValue: Hashable, Sendable {
  case flag(Bool)
  case integer(Int)
  case text(String)
  case texts([String])
  case pairs([String: String])
}
