import Localization

/// A setting that could not be used as it is stored. `sentence` is for people: the key, what is wrong, what is used
/// instead and how to change it.
public enum SettingsProblem: Error, Hashable, Sendable {
  /// `allowed` is a sentence, here as below.
  case outOfRange(key: String, stored: Int, allowed: String, used: Int)
  case unusable(key: String, stored: String, allowed: String, used: String)
  case unusablePair(key: String, stored: String, allowed: String)
  /// The schema is not installed: everything has its default and nothing can be changed.
  case missingSchema(id: String)
  /// A schema of another version is installed, which lacks this key.
  case missingKey(String)

  public var sentence: String {
    switch self {
    case .outOfRange(let key, let stored, let allowed, let used):
      localized("The setting \(key) is \(stored), so \(used) is used. \(allowed) \(Self.remedy(key))")
    case .unusable(let key, let stored, let allowed, let used):
      localized("The setting \(key) is \"\(stored)\", so \"\(used)\" is used. \(allowed) \(Self.remedy(key))")
    case .unusablePair(let key, let stored, let allowed):
      localized("The setting \(key) holds \"\(stored)\", which is left out. \(allowed) \(Self.remedy(key))")
    case .missingSchema(let id):
      localized("The settings schema \(id) is not installed, so every setting has its default; install Utter again.")
    case .missingKey(let key):
      localized("The installed settings schema has no key \(key), so its default is used; install Utter again.")
    }
  }

  private static func remedy(_ key: String) -> String {
    localized("Change it with: gsettings set \(SettingsSchema.id) \(key) VALUE")
  }
}
