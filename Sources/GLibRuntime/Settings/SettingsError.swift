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
    case .outOfRange(let key, .any): localized("The setting \(key) must be of its type.")
    case .outOfRange(let key, .choice(let nicks)):
      localized("The setting \(key) must be one of \(nicks.joined(separator: ", ")).")
    case .outOfRange(let key, .flags(let nicks)):
      localized("The setting \(key) must be some of \(nicks.joined(separator: ", ")).")
    case .outOfRange(let key, .range(let low, let high)):
      localized("The setting \(key) must be from \(low.plain) to \(high.plain).")
    case .locked(let key): localized("The setting \(key) is locked by the administrator.")
    }
  }
}
