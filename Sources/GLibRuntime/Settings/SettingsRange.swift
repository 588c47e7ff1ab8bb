/// What a schema allows for a key, beside its type.
public enum SettingsRange: Hashable, Sendable {
  case any
  case choice([String])
  /// Any of these together, an array of strings.
  case flags([String])
  /// Both ends included, of the key's own numeric type.
  case range(Variant, Variant)
}
