internal import Localization

/// Why a setting could not be read or stored.
public enum SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Not installed, or `glib-compile-schemas` was not run.
  case missingSchema(String)
  /// The installed schema is of another version.
  case missingKey(String, schema: String)
  /// `expected` is the key's own type.
  case wrongType(key: String, expected: VariantType, found: VariantType)
  case outOfRange(key: String, range: SettingsRange)
  /// An administrator locked the key.
  case locked(key: String)

  public var description: String {
    switch self {
    case .missingSchema(let id): localized("The settings schema \(id) is not installed.")
    case .missingKey(let key, let schema): localized("The installed settings schema \(schema) has no key \(key).")
    case .wrongType(let key, let expected, let found):
      localized("The setting \(key) is of type \(expected), not \(found).")
    case .outOfRange(let key, let range): localized("The setting \(key) must be \(range).")
    case .locked(let key): localized("The setting \(key) is locked by the administrator.")
    }
  }
}
